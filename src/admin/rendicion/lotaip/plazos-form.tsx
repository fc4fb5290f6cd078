import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { FormModal } from '@/admin/ui/form/form-modal'
import { linesOf } from '@/admin/ui/form/lines'
import { cambiosDe } from '@/entities/lotaip/catalogo'
import { catalogo } from '@/entities/lotaip/queries'
import { isDay } from '@/shared/lib/dias'
import { parseDay } from '@/shared/lib/file/cells'
import { required } from '@/shared/lib/form/rules'
import { parseWhole } from '@/shared/lib/form/whole'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import type { useLotaip } from './use-lotaip'

const DAY = 'Debe ser un día del 1 al 28.'

/** A name that every computer can give a file within a folder. */
const fileName = v.pipe(
  required('Escriba el nombre del archivo.'),
  v.regex(/^[^\\/:*?"<>|]+\.csv$/i, 'Debe terminar en .csv, sin barras ni comillas.'),
)

const rules = v.object({
  dia: v.pipe(
    v.union([v.string(), v.number()]),
    v.check((typed) => {
      const day = parseWhole(typed)
      return day >= 1 && day <= 28
    }, DAY),
  ),
  feriados: v.pipe(
    v.string(),
    v.check(
      (text) => linesOf(text).every((line) => parseDay(line)),
      'Cada línea debe ser una fecha, como 2026-12-25 o 25/12/2026.',
    ),
  ),
  archivoDatos: fileName,
  archivoDiccionario: fileName,
  archivoMetadatos: fileName,
  fuente: required('Escriba de dónde sale el catálogo.'),
  fechaFuente: v.pipe(
    v.string(),
    v.check((day) => day === '' || isDay(day), 'Escriba el día en que se copió.'),
  ),
})

type PlazosFormProps = {
  lotaip: Pick<ReturnType<typeof useLotaip>, 'catalogo' | 'guardado'>
  onClose: () => void
}

/** When a month is due, how its files are called, and where the catalogue is from: data, as the law may change. */
export function PlazosForm({ lotaip, onClose }: PlazosFormProps) {
  const { catalogo: now, guardado } = lotaip
  const { numerales, ...lines } = now
  const { mutateAsync: save } = useMutation(catalogo.save)
  const form = useForm({
    initialValues: { ...lines, dia: String(lines.dia), feriados: lines.feriados.join('\n') },
    validate: schemaResolver(rules, { sync: true }),
  })
  return (
    <FormModal
      title="Plazos, archivos y fuente"
      form={form}
      save={(values) => {
        const feriados = linesOf(values.feriados).flatMap((line) => parseDay(line) || [])
        return save({
          base: guardado,
          next: cambiosDe({
            ...values,
            numerales,
            dia: parseWhole(values.dia),
            feriados: [...new Set(feriados)].sort(),
          }),
        })
      }}
      onClose={onClose}
      required={{
        fields: ['dia', 'archivoDatos', 'archivoDiccionario', 'archivoMetadatos', 'fuente'],
        sentence: 'Complete los campos obligatorios.',
      }}
      draft="lotaip:plazos"
    >
      <TextField
        label="Día límite del mes siguiente"
        description="Si cae en fin de semana o feriado, el plazo pasa al siguiente día laborable."
        inputMode="numeric"
        required
        {...form.getInputProps('dia')}
      />
      <TextArea
        label="Feriados"
        description="Una fecha por línea. El panel no conoce los feriados: anote los que cambian sus plazos."
        rows={3}
        {...form.getInputProps('feriados')}
      />
      <TextField label="Archivo de datos" required {...form.getInputProps('archivoDatos')} />
      <TextField label="Archivo del diccionario" required {...form.getInputProps('archivoDiccionario')} />
      <TextField label="Archivo de metadatos" required {...form.getInputProps('archivoMetadatos')} />
      <TextArea label="Fuente del catálogo" rows={3} required {...form.getInputProps('fuente')} />
      <TextField label="Fecha de la fuente" type="date" {...form.getInputProps('fechaFuente')} />
    </FormModal>
  )
}
