import { useId, useState } from 'react'
import { type FileColumns, leftOut } from '@/shared/lib/file/import-columns'
import { plural } from '@/shared/lib/plural'
import { DisclosureButton } from '@/shared/ui/box/disclosure-button'
import { Stack } from '@/shared/ui/box/layout'
import { SelectField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import classes from './columns-step.module.css'

const NO_TRAER = 'No traer'

type ColumnsStepProps = {
  found: FileColumns
  /** What the person said for this file, of each column from the first. The file is read with it a moment later. */
  chosen?: readonly string[]
  /** The field of each column, from the first one of the file; empty for none. */
  onChoose: (fields: readonly string[]) => void
}

function summaryOf({ columns }: FileColumns): string {
  const left = leftOut({ columns })
  const out = left.length > 0 ? ` Quedan fuera: ${left.join(', ')}.` : ''
  return `Se usan ${columns.length - left.length} de ${plural(columns.length, 'columna', 'columnas')}.${out}`
}

/** `No se hallaron Partida ni Codificado en la hoja «Carátula». Elija otra hoja o diga qué columna es cada una.` */
function lacking({ missing, sheet }: FileColumns): string {
  const one = missing.length === 1
  const names = one ? missing.join() : `${missing.slice(0, -1).join(', ')} ni ${missing.at(-1)}`
  const where = sheet ? ` en la hoja «${sheet}». Elija otra hoja o diga` : '. Diga'
  return `${one ? 'No se halló' : 'No se hallaron'} ${names}${where} qué columna es${one ? '' : ' cada una'}.`
}

/** What was understood of a file's columns, in one line; behind it each column with some values, and what it is. */
export function ColumnsStep({ found, chosen, onChoose }: ColumnsStepProps) {
  const { fields, missing, said } = found
  // The second of two quick choices builds on the first, which the file wasn't read with yet.
  const columns = chosen
    ? found.columns.map((column) => ({ ...column, field: chosen[column.at] ?? '' }))
    : found.columns
  // It stays open while somebody is choosing, also once nothing is missing any more.
  const [open, setOpen] = useState(missing.length > 0)
  const panel = useId()

  const choose = (at: number, field: string) => {
    const next = Array.from({ length: Math.max(...columns.map((column) => column.at)) + 1 }, () => '')
    // A field is of one column: the one that had it before is left without.
    for (const column of columns) if (column.field !== field) next[column.at] = column.field
    next[at] = field
    setOpen(true)
    onChoose(next)
  }
  const optionsOf = (at: number) =>
    fields.map(({ key, header }) => {
      const holder = columns.find(({ field }) => field === key)
      const text = holder && holder.at !== at ? `${header} (ahora, columna ${holder.letter})` : header
      return [key, text] as const
    })

  if (columns.length === 0) return null
  return (
    <div className={classes.step}>
      <DisclosureButton open={open} onToggle={() => setOpen(!open)} panel={panel} className={classes.summary}>
        <span>
          {summaryOf(found)}
          {!open && (
            <>
              {' '}
              <b>Revisar</b>
            </>
          )}
        </span>
      </DisclosureButton>
      <div id={panel} hidden={!open}>
        <Stack>
          {missing.length > 0 && <Text strong>{lacking(found)}</Text>}
          <Text size="sm" dimmed>
            {said && !chosen
              ? 'Se traen como se eligió en este dispositivo para el archivo anterior con estos títulos.'
              : 'Diga qué es cada columna del archivo. Si cambia algo, este dispositivo lo recordará para el próximo archivo con estos títulos.'}
          </Text>
          <div className={classes.columns}>
            {columns.map(({ at, letter, heading, samples, field }) => (
              <SelectField
                key={at}
                label={`${letter}: ${heading || 'sin título'}`}
                description={samples.length > 0 ? samples.join(' · ') : 'Sin valores'}
                value={field}
                onChange={(event) => choose(at, event.currentTarget.value)}
                options={[['', NO_TRAER], ...optionsOf(at)]}
              />
            ))}
          </div>
        </Stack>
      </div>
    </div>
  )
}
