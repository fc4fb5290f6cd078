import { SimpleGrid } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useId } from 'react'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { areasOf } from '@/entities/personal/directory'
import { type Miembro, newMiembro } from '@/entities/personal/miembro'
import { miembros } from '@/entities/personal/queries'
import { isDay } from '@/shared/lib/dias'
import { toDay } from '@/shared/lib/fecha'
import { emailProblem, keptNote, phoneProblem } from '@/shared/lib/form/contact-rules'
import { ordenError } from '@/shared/lib/form/orden-field'
import { parseWhole } from '@/shared/lib/form/whole'
import { useSave } from '@/shared/query/use-save'
import { CheckField } from '@/shared/ui/form/check-field'
import { TextField } from '@/shared/ui/form/fields'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'

const PHOTO_MB = 5

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
    },
    validate: {
      nombres: (value) => (value.trim() ? null : 'Escriba los nombres.'),
      cargo: (value) => (value.trim() ? null : 'Escriba el cargo.'),
      orden: ordenError,
      telefono: (value) => phoneProblem(value, miembro?.telefono),
      email: (value) => emailProblem(value, miembro?.email),
      fechaSalida: (value, values) =>
        !values.activo && isDay(value) && value < values.fechaIngreso
          ? 'La salida no puede ser antes del ingreso.'
          : null,
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
      <TextField
        label="Fecha de ingreso"
        description="El sitio dice desde qué año está."
        type="date"
        {...form.getInputProps('fechaIngreso')}
      />
      <TextField
        label="Contacto de emergencia"
        note="A quién llamar si le pasa algo: nombre y teléfono. El sitio no lo muestra."
        {...form.getInputProps('contactoEmergencia')}
      />
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
          <TextField label="Fecha de salida" type="date" {...form.getInputProps('fechaSalida')} />
          <TextField label="Motivo de la salida" {...form.getInputProps('motivoSalida')} />
        </SimpleGrid>
      )}
    </FormModal>
  )
}
