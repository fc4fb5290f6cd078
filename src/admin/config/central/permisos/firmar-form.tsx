import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Firmado, firmar } from '@/access/central/permisos-firmados'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { LONGEST_TEXT } from '@/entities/permiso-firmado/codigo'
import { formatDay, toDay, toYear } from '@/shared/lib/fecha'
import { required } from '@/shared/lib/form/rules'
import { parseWhole } from '@/shared/lib/form/whole'
import type { MutationMeta } from '@/shared/query/toast'
import { newUuid } from '@/shared/storage/ids'
import { TextField } from '@/shared/ui/form/fields'
import { FIRMADOS_KEY } from './queries'

const meta: MutationMeta = {
  success: { title: 'Permiso firmado', message: 'Ya se puede imprimir con su código.' },
  failure: 'El permiso no se firmó.',
  invalidates: [FIRMADOS_KEY],
}

const TOO_LONG = `En el código caben ${LONGEST_TEXT} letras: escríbalo más corto.`
const short = (sentence: string) => v.pipe(required(sentence), v.maxLength(LONGEST_TEXT, TOO_LONG))

const isWholeUpTo = (most: number, sentence: string) =>
  v.pipe(
    v.union([v.string(), v.number()]),
    v.check((value) => {
      const whole = value === '' ? 0 : parseWhole(value)
      return Number.isInteger(whole) && whole >= 0 && whole <= most
    }, sentence),
  )

const schemaOn = (hoy: string) =>
  v.object({
    nombre: short('Escriba el nombre del local.'),
    actividad: short('Escriba a qué se dedica.'),
    ruc: v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{13})?$/, 'El RUC tiene 13 dígitos.')),
    establecimiento: isWholeUpTo(999, 'Es un número del 1 al 999.'),
    aforo: isWholeUpTo(1_000_000, 'Escriba cuántas personas, en números.'),
    hasta: v.pipe(
      required('Escriba hasta qué día vale.'),
      v.check((day) => day >= hoy, `Ese día ya pasó. Hoy es ${formatDay(hoy)}.`),
    ),
  })

const wholeOf = (value: number | string): number => (value === '' ? 0 : parseWhole(value))

type Props = { onSigned: (firmado: Firmado) => void; onClose: () => void }

/** What a permit says; number, day and signature are the central's. */
export function FirmarForm({ onSigned, onClose }: Props) {
  const sign = useMutation({ mutationFn: firmar, onSuccess: onSigned, meta })
  const now = new Date()
  const form = useForm({
    initialValues: {
      // Kept with the draft: one whose answer was lost is the same permit when it is sent again.
      id: newUuid(),
      ...{ nombre: '', actividad: '', ruc: '', hasta: `${toYear(now)}-12-31` },
      establecimiento: '' as number | string,
      aforo: '' as number | string,
    },
    validate: schemaResolver(schemaOn(toDay(now)), { sync: true }),
  })
  return (
    <FormModal
      title="Firmar un permiso"
      form={form}
      save={({ nombre, actividad, ruc, establecimiento, aforo, ...rest }) =>
        sign.mutateAsync({
          ...rest,
          nombre: nombre.trim(),
          actividad: actividad.trim(),
          ruc: ruc.trim(),
          establecimiento: wholeOf(establecimiento),
          aforo: wholeOf(aforo),
        })
      }
      onClose={onClose}
      required={{
        fields: ['nombre', 'actividad', 'hasta'],
        sentence: 'Faltan el nombre del local, su actividad o hasta cuándo vale.',
      }}
      draft="permisos-firmados:nuevo"
      verb="Firmar"
    >
      <TextField
        label="Nombre comercial"
        description="El del local, no el de su dueño: el código lo lee cualquiera."
        required
        {...form.getInputProps('nombre')}
      />
      <TextField label="Actividad" required {...form.getInputProps('actividad')} />
      <TextField label="RUC" inputMode="numeric" autoComplete="off" {...form.getInputProps('ruc')} />
      <WholeInput label="Número de establecimiento" {...form.getInputProps('establecimiento')} />
      <WholeInput label="Aforo, en personas" {...form.getInputProps('aforo')} />
      <DayField de="VIGENCIA" label="Vale hasta" required {...form.getInputProps('hasta')} />
    </FormModal>
  )
}
