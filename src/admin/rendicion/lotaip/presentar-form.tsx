import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { useUser } from '@/access/current-user'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import {
  MOST_RECIBOS,
  type Presentacion,
  presentacionRules,
  presentacionTogether,
} from '@/entities/lotaip/mes'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { presentaciones } from '@/entities/lotaip/queries'
import { type Archivo, withArchivos } from '@/shared/lib/file/archivo'
import { problemsAmong } from '@/shared/lib/form/fields-rule'
import { PICTURE_MB } from '@/shared/lib/picture/picture-type'
import type { Draft } from '@/shared/storage/stored-module'
import { Archivos } from '@/shared/ui/archivo/archivos'
import { TextArea } from '@/shared/ui/form/fields'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'
import { Text } from '@/shared/ui/text/text'

type PresentarFormProps = { mes: string; hoy: string; onClose: () => void }

type Values = { fecha: string; constancia: string; archivos: Archivo[]; imagenes: string[] }

/** Keeps that somebody filed a month in the Defensoría's portal. The app itself files nothing. */
export function PresentarForm({ mes, hoy, onClose }: PresentarFormProps) {
  const autor = useUser()?.name ?? ''
  const { mutateAsync: create } = useMutation(presentaciones.create)
  const check = schemaResolver(v.object(presentacionRules(hoy)), { sync: true })
  const recordOf = ({ fecha, constancia, archivos, imagenes }: Values): Draft<Presentacion> => ({
    ...{ mes, fecha, constancia: constancia.trim(), autor, hecho: new Date().toISOString() },
    ...withArchivos(archivos, undefined),
    ...(imagenes.length > 0 && { imagenes }),
  })
  const form = useForm<Values>({
    initialValues: { fecha: '', constancia: '', archivos: [], imagenes: [] },
    validate: (values) => ({ ...problemsAmong(presentacionTogether, recordOf(values)), ...check(values) }),
  })
  return (
    <FormModal
      title={`Marcar ${nameOfMonth(mes)} como presentado`}
      form={form}
      save={(values) => create(recordOf(values))}
      onClose={onClose}
      required={{ fields: ['fecha'], sentence: 'Complete el día y la constancia.' }}
      draft={`lotaip:presentar-${mes}`}
      size="md"
    >
      <Text>
        Este panel no envía nada a la Defensoría. Anote aquí lo que usted ya presentó en el portal: queda como
        constancia de la brigada.
      </Text>
      <DayField
        label="Día en que se presentó"
        de="SUCESO"
        max={hoy}
        required
        {...form.getInputProps('fecha')}
      />
      <TextArea
        label="Constancia"
        description="El número de trámite, el correo que llegó o dónde está guardado el comprobante."
        rows={3}
        {...form.getInputProps('constancia')}
      />
      <Archivos
        label="Comprobante"
        description="El archivo que dio el portal. Con él, la constancia puede quedar vacía."
        max={MOST_RECIBOS}
        {...form.getInputProps('archivos')}
      />
      <PhotoPicker
        label="Foto del comprobante"
        value={form.values.imagenes}
        onChange={(imagenes) => form.setFieldValue('imagenes', imagenes)}
        max={MOST_RECIBOS}
        maxMegabytes={PICTURE_MB}
      />
    </FormModal>
  )
}
