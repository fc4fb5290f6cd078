import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { FormModal } from '@/admin/ui/form/form-modal'
import { WholeInput } from '@/admin/ui/form/whole-input'
import { contadoAt } from '@/entities/inventario/existencias'
import { type Item, itemFormSchema } from '@/entities/inventario/item'
import { fechaOf } from '@/entities/inventario/plan/fechas'
import { changeItems } from '@/entities/inventario/queries'
import { MOST_UNITS, separado } from '@/entities/inventario/unidades'
import { parseWhole } from '@/shared/lib/form/whole'
import { formatNumber } from '@/shared/lib/moneda'
import { numbered } from '@/shared/lib/numbered'
import { TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import classes from './unidades.module.css'

type Unidad = { numeroSerie: string; fabricado: string; vence: string }
type Values = { cuantas: number | string; unidades: Unidad[] }

const BLANK: Unidad = { numeroSerie: '', fabricado: '', vence: '' }
const { fabricado, vence } = itemFormSchema.entries

const typedFecha = (typed: string) => fechaOf(typed) || typed.trim()

/** How many rows to draw for what was typed: as many as are meant, or as before. */
const countOf = (typed: number | string): number | undefined => {
  const n = parseWhole(typed)
  return Number.isInteger(n) && n >= 2 && n <= MOST_UNITS ? n : undefined
}

const problemOf = (schema: typeof fabricado, typed: string): string | undefined => {
  const { success, issues } = v.safeParse(schema, typedFecha(typed))
  return success ? undefined : issues[0].message
}

/** A row of several becomes as many units, each with a code and dates of its own: one act that can be undone. */
export function SepararForm({ item, quedan, onClose }: { item: Item; quedan: number; onClose: () => void }) {
  const { mutateAsync } = useMutation(changeItems)
  const form = useForm<Values>({
    initialValues: {
      cuantas: Math.max(2, Math.min(quedan, MOST_UNITS)),
      unidades: Array.from({ length: Math.max(2, Math.min(quedan, MOST_UNITS)) }, (_, n) =>
        n === 0
          ? { numeroSerie: item.numeroSerie, fabricado: item.fabricado ?? '', vence: item.vence ?? '' }
          : { ...BLANK, fabricado: item.fabricado ?? '', vence: item.vence ?? '' },
      ),
    },
    validate: ({ cuantas, unidades }) => ({
      ...(countOf(cuantas) === undefined && { cuantas: `Ingrese un número entero de 2 a ${MOST_UNITS}.` }),
      ...Object.fromEntries(
        unidades
          .slice(0, countOf(cuantas))
          .flatMap((unidad, n) => [
            [`unidades.${n}.fabricado`, problemOf(fabricado, unidad.fabricado)],
            [`unidades.${n}.vence`, problemOf(vence, unidad.vence)],
          ])
          .filter(([, problem]) => problem),
      ),
    }),
  })
  const count = countOf(form.values.cuantas)
  const resize = (typed: number | string) => {
    const next = countOf(typed)
    const { unidades } = form.values
    form.setValues({
      cuantas: typed,
      ...(next !== undefined &&
        next > unidades.length && {
          unidades: [...unidades, ...Array.from({ length: next - unidades.length }, () => ({ ...BLANK }))],
        }),
    })
  }
  return (
    <FormModal
      title={`Separar ${item.nombre}`}
      form={form}
      save={({ cuantas, unidades }) => {
        const datos = unidades.slice(0, countOf(cuantas)).map((own) => ({
          numeroSerie: own.numeroSerie.trim(),
          fabricado: typedFecha(own.fabricado),
          vence: typedFecha(own.vence),
        }))
        return mutateAsync({
          ...separado(item, datos, contadoAt(new Date())),
          toast: { title: 'Separado en unidades', message: `${item.nombre}: ${datos.length} unidades.` },
        })
      }}
      onClose={onClose}
      required={{ fields: ['cuantas'], sentence: 'Diga en cuántas unidades.' }}
      verb="Separar"
      draft={`inventario-separar:${item.id}`}
    >
      <Text size="sm">
        Cada unidad queda como un item, con su etiqueta, su serie y sus fechas. Lo anotado hasta hoy queda en
        la primera. Después se pueden juntar otra vez.
      </Text>
      <WholeInput
        label="Unidades"
        note={
          form.values.cuantas !== '' && count !== undefined && count !== quedan
            ? `Según la lista hay ${formatNumber(quedan)}: se anota como conteo que hay ${formatNumber(count)}.`
            : undefined
        }
        {...form.getInputProps('cuantas')}
        onChange={resize}
      />
      <ol className={classes.units}>
        {numbered(form.values.unidades.slice(0, count)).map(({ place }) => (
          <li key={place} className={classes.unit}>
            <TextField
              label={`Serie o código de la unidad ${place}`}
              autoComplete="off"
              {...form.getInputProps(`unidades.${place - 1}.numeroSerie`)}
            />
            <TextField
              label={`Fabricada la unidad ${place}`}
              placeholder="05/2016"
              autoComplete="off"
              {...form.getInputProps(`unidades.${place - 1}.fabricado`)}
            />
            <TextField
              label={`Fecha impresa de la unidad ${place}`}
              placeholder="05/2027"
              autoComplete="off"
              {...form.getInputProps(`unidades.${place - 1}.vence`)}
            />
          </li>
        ))}
      </ol>
    </FormModal>
  )
}
