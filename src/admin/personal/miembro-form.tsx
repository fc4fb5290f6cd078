import { SimpleGrid } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { cedulaOf, cedulaProblem, SANGRES } from '@/entities/personal/datos'
import { areasOf } from '@/entities/personal/directory'
import {
  type MANDOS,
  type Miembro,
  miembroRules,
  miembroTogether,
  newMiembro,
} from '@/entities/personal/miembro'
import { miembros } from '@/entities/personal/queries'
import { toDay } from '@/shared/lib/fecha'
import { emailProblem, keptNote, phoneProblem } from '@/shared/lib/form/contact-rules'
import { problemsAmong } from '@/shared/lib/form/fields-rule'
import { byRule } from '@/shared/lib/form/form-values'
import { ordenError, parseWhole } from '@/shared/lib/form/whole'
import { useSave } from '@/shared/query/use-save'
import { CheckField } from '@/shared/ui/form/check-field'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'

const PHOTO_MB = 5

const MANDO_LABELS = [
  ['', 'Según su cargo'],
  ['SI', 'Sí puede'],
  ['NO', 'No puede'],
] as const satisfies readonly (readonly [(typeof MANDOS)[number], string])[]

const SANGRE_OPTIONS = [['', 'No se sabe'], ...SANGRES.map((one) => [one, one] as const)] as const

type MiembroFormProps = { miembro?: Miembro; list: readonly Miembro[]; onClose: () => void }

/** Adds or edits a staff member (spec §5). */
export function MiembroForm({ miembro, list, onClose }: MiembroFormProps) {
  const save = useSave(miembros, miembro)
  const areas = useId()
  const start = miembro ?? newMiembro(list.length, toDay(new Date()))
  const { nombres, cargo, area, orden, telefono, email, contactoEmergencia, fechaIngreso, fotoUrl, activo } =
    start
  const form = useForm({
    initialValues: {
      nombres,
      cargo,
      area,
      orden: orden as number | string,
      telefono,
      email,
      contactoEmergencia,
      fechaIngreso,
      fotoUrl,
      activo,
      fechaSalida: start.fechaSalida,
      motivoSalida: start.motivoSalida,
      mando: start.mando ?? '',
      anotaSalida: start.anotaSalida ?? false,
      cedula: start.cedula ?? '',
      sangre: start.sangre ?? '',
      muestraSangre: start.muestraSangre ?? false,
    },
    validate: {
      nombres: byRule(miembroRules.nombres),
      cargo: byRule(miembroRules.cargo),
      orden: ordenError,
      telefono: (value) => phoneProblem(value, miembro?.telefono),
      email: (value) => emailProblem(value, miembro?.email),
      fechaSalida: (_, values) => problemsAmong(miembroTogether, values).fechaSalida ?? null,
    },
  })
  return (
    <FormModal
      title={miembro ? `Editar ${miembro.nombres}` : 'Agregar Personal'}
      form={form}
      save={(values) =>
        save({
          ...values,
          telefono: values.telefono.trim(),
          email: values.email.trim(),
          cedula: cedulaOf(values.cedula),
          // Who has no type anybody knows agreed to nothing.
          muestraSangre: values.sangre !== '' && values.muestraSangre,
          orden: parseWhole(values.orden),
          ...(values.activo && { fechaSalida: '', motivoSalida: '' }),
        })
      }
      onClose={onClose}
      required={{ fields: ['nombres', 'cargo'], sentence: 'Los campos nombre y cargo son obligatorios.' }}
      draft={`personal:${miembro?.id ?? 'nuevo'}`}
    >
      <TextField label="Nombres" required {...form.getInputProps('nombres')} />
      <TextField label="Cargo" required {...form.getInputProps('cargo')} />
      <SelectField
        label="¿Puede ir al mando?"
        description="Casi siempre basta su cargo. Cámbielo si con esta persona es distinto."
        options={MANDO_LABELS}
        {...form.getInputProps('mando')}
      />
      <CheckField
        label="Anota la salida desde su teléfono"
        description="Las horas y los vehículos de su salida. Quien conduce puede siempre."
        {...form.getInputProps('anotaSalida', { type: 'checkbox' })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField label="Área" list={areas} {...form.getInputProps('area')} />
        <WholeInput label="Orden" {...form.getInputProps('orden')} />
        <TextField
          label="Teléfono"
          type="tel"
          note={keptNote(phoneProblem, form.values.telefono, telefono)}
          {...form.getInputProps('telefono')}
        />
        <TextField
          label="Email"
          type="email"
          note={keptNote(emailProblem, form.values.email, email)}
          {...form.getInputProps('email')}
        />
      </SimpleGrid>
      <datalist id={areas}>
        {areasOf(list).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <DayField
        label="Fecha de ingreso"
        description="El sitio dice desde qué año está."
        de="ORIGEN"
        {...form.getInputProps('fechaIngreso')}
      />
      <TextField
        label="Contacto de emergencia"
        note="A quién llamar si le pasa algo: nombre y teléfono. El sitio no lo muestra."
        {...form.getInputProps('contactoEmergencia')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField
          label="Cédula"
          inputMode="numeric"
          autoComplete="off"
          note={cedulaProblem(form.values.cedula)}
          {...form.getInputProps('cedula')}
        />
        <SelectField label="Tipo de sangre" options={SANGRE_OPTIONS} {...form.getInputProps('sangre')} />
      </SimpleGrid>
      {form.values.sangre && (
        <CheckField
          label="Acepta que su tipo de sangre se vea en las salidas"
          description="Solo lo ve quien despacha, de quien viene."
          {...form.getInputProps('muestraSangre', { type: 'checkbox' })}
        />
      )}
      <PhotoPicker
        label="Fotografía"
        value={form.values.fotoUrl ? [form.values.fotoUrl] : []}
        onChange={([source]) => form.setFieldValue('fotoUrl', source ?? '')}
        max={1}
        maxMegabytes={PHOTO_MB}
      />
      <CheckField label="Activo" {...form.getInputProps('activo', { type: 'checkbox' })} />
      {!form.values.activo && (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <DayField label="Fecha de salida" de="ORIGEN" {...form.getInputProps('fechaSalida')} />
          <TextField label="Motivo de la salida" {...form.getInputProps('motivoSalida')} />
        </SimpleGrid>
      )}
    </FormModal>
  )
}
