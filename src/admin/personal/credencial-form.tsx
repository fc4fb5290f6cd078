import { SimpleGrid } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import {
  type Credencial,
  credencialName,
  credencialRules,
  credencialTogether,
  isLicencia,
  MOST_PDF,
  newCredencial,
} from '@/entities/personal/credencial'
import { CLASES_LICENCIA } from '@/entities/personal/licencia'
import type { Miembro } from '@/entities/personal/miembro'
import { credenciales } from '@/entities/personal/queries'
import { type Archivo, withArchivos } from '@/shared/lib/file/archivo'
import { problemsAmong } from '@/shared/lib/form/fields-rule'
import { byRule } from '@/shared/lib/form/form-values'
import { useSave } from '@/shared/query/use-save'
import { Archivos } from '@/shared/ui/archivo/archivos'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'

const PHOTO_MB = 5

/** Offered while somebody writes the kind; any other can be written. */
const TIPOS_CREDENCIAL = [
  'Licencia de conducir',
  'Primeros auxilios',
  'Atención prehospitalaria',
  'Curso de bombero',
  'Ficha médica',
] as const

const CLASES = [['', 'Elija el tipo'], ...CLASES_LICENCIA.map((clase) => [clase, clase] as const)] as const

type CredencialFormProps = { miembro: Miembro; credencial: Credencial | undefined; onClose: () => void }

/** Adds or edits what proves that a person can do something. */
export function CredencialForm({ miembro, credencial, onClose }: CredencialFormProps) {
  const save = useSave(credenciales, credencial)
  const kinds = useId()
  const start = credencial ?? newCredencial(miembro.id)
  const { personalId, tipo, clase, numero, vence, fotoUrl } = start
  const archivos: Archivo[] = start.archivos ?? []
  const form = useForm({
    initialValues: { tipo, clase, numero, vence, fotoUrl, archivos },
    validate: {
      tipo: byRule(credencialRules.tipo),
      clase: (_, values) => problemsAmong(credencialTogether, { ...values, personalId }).clase ?? null,
    },
  })
  const licencia = isLicencia(form.values)
  return (
    <FormModal
      title={
        credencial
          ? `Editar ${credencialName(credencial)} de ${miembro.nombres}`
          : `Nueva credencial de ${miembro.nombres}`
      }
      form={form}
      save={({ archivos, ...values }) =>
        save({
          ...values,
          ...withArchivos(archivos, start.archivos),
          personalId,
          tipo: values.tipo.trim(),
          numero: values.numero.trim(),
          clase: isLicencia(values) ? values.clase : '',
        })
      }
      onClose={onClose}
      required={{ fields: ['tipo'], sentence: 'Escriba qué credencial es.' }}
      draft={`credencial:${credencial?.id ?? `nueva-${miembro.id}`}`}
    >
      <TextField
        label="Credencial"
        description="Elija una de la lista o escriba otra, como un curso."
        required
        list={kinds}
        {...form.getInputProps('tipo')}
      />
      <datalist id={kinds}>
        {TIPOS_CREDENCIAL.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {licencia && (
        <SelectField
          label="Tipo de licencia"
          description="Cuentan como conductor de emergencia los tipos C1, E y E1."
          required
          options={CLASES}
          {...form.getInputProps('clase')}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField label="Número" {...form.getInputProps('numero')} />
        <DayField
          label="Fecha de caducidad"
          note="Vacía: no caduca."
          de="VIGENCIA"
          {...form.getInputProps('vence')}
        />
      </SimpleGrid>
      <PhotoPicker
        label="Fotografía de la credencial"
        value={form.values.fotoUrl ? [form.values.fotoUrl] : []}
        onChange={([source]) => form.setFieldValue('fotoUrl', source ?? '')}
        max={1}
        maxMegabytes={PHOTO_MB}
      />
      <Archivos
        label="Archivo de la credencial"
        description="Si la tiene en PDF, en vez de la fotografía o además de ella."
        max={MOST_PDF}
        {...form.getInputProps('archivos')}
      />
    </FormModal>
  )
}
