import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { Section } from '@/admin/ui/box/section'
import { DayField } from '@/admin/ui/form/day-field'
import { Trash2 } from '@/admin/ui/icon/icons'
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, TABLE } from '@/admin/ui/table/table-rows'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import type { Numeral } from '@/entities/lotaip/numerales'
import { cellsOfPaste, pegarEn } from '@/entities/lotaip/pegar'
import { cellProblem } from '@/entities/lotaip/revisar'
import { type Anterior, conCampos } from '@/entities/lotaip/tabla'
import { cierreDe } from '@/shared/lib/dias'
import { plural } from '@/shared/lib/plural'
import { fold } from '@/shared/lib/text'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { IconButton } from '@/shared/ui/control/icon-button'
import { TextField } from '@/shared/ui/form/fields'
import { Plus } from '@/shared/ui/icon/icons'
import { ScrollTable } from '@/shared/ui/text/scroll-table'
import { Text } from '@/shared/ui/text/text'
import classes from './filas-editor.module.css'
import { done, type Traido, useTraer } from './use-traer'

/** Each cell is a field: more of them at once make a phone slow. */
const SHOWN = 20

type Filas = readonly (readonly string[])[]

type FilasEditorProps = {
  mes: string
  numeral: Numeral
  /** The last month before this one that is ready. */
  before: Anterior | null
  columnas: readonly string[]
  filas: Filas
  /** The day that the rows are of, where it isn't the month's close. */
  cifrasAl: string
  onChange: (filas: string[][], cifrasAl: string) => void
  error: ReactNode
  canEdit: boolean
}

const copied = (filas: Filas) => filas.map((fila) => [...fila])

/** The small table of a numeral: typed, pasted from a spreadsheet, or brought from elsewhere. */
export function FilasEditor(props: FilasEditorProps) {
  const { mes, numeral, before, columnas, filas, cifrasAl, onChange, error, canEdit } = props
  const [page, setPage] = useState(0)
  const [told, setTold] = useState('')
  /** What was in the table before something was put over it: nothing typed is lost. */
  const [over, setOver] = useState<{ filas: string[][]; cifrasAl: string }>()
  const { traer, isPending, hasSource, isDated } = useTraer(numeral, mes)
  const blank = () => columnas.map(() => '')
  const pages = Math.max(1, Math.ceil(filas.length / SHOWN))
  const from = Math.min(page, pages - 1) * SHOWN

  const put = (next: string[][], sentence: string, al = cifrasAl) => {
    setOver(filas.length > 0 ? { filas: copied(filas), cifrasAl } : undefined)
    onChange(next, al)
    setTold(sentence)
  }
  const set = (row: number, column: number, value: string) =>
    onChange(
      filas.map((fila, n) => columnas.map((_, m) => (n === row && m === column ? value : (fila[m] ?? '')))),
      cifrasAl,
    )
  const add = () => {
    onChange([...copied(filas), blank()], cifrasAl)
    setPage(Math.floor(filas.length / SHOWN))
    setTold('Fila agregada.')
  }
  const paste = (event: ClipboardEvent, fila: number, columna: number) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return
    event.preventDefault()
    const cells = cellsOfPaste(text)
    // A copy often has the heads of its columns in its first row.
    const isHead = cells[0]?.every((cell, n) => fold(cell) === fold(columnas[columna + n] ?? ''))
    const rows = isHead ? cells.slice(1) : cells
    const { filas: next, sobran } = pegarEn(filas, rows, { fila, columna, ancho: columnas.length })
    const rest = sobran > 0 ? ` ${plural(sobran, 'celda no cabía', 'celdas no cabían')} en las columnas.` : ''
    put(next, `${done(rows.length, 'Se pegó', 'Se pegaron')}.${rest}`)
  }
  const bring = async () => {
    const { rows, sentence, al = '' }: Traido = await traer()
    if (rows.length === 0) setTold(sentence)
    else put(conCampos({ columnas: numeral.campos, filas: rows }, columnas).filas, sentence, al)
  }
  return (
    <Section title="Filas">
      <Text size="sm" dimmed>
        Puede pegar celdas copiadas de una hoja de cálculo: se llenan desde la celda en que las pega. Si no
        hay un dato, escriba NO APLICA o INFORMACIÓN NO DISPONIBLE, sin comillas.
      </Text>
      {canEdit && (
        <Group gap="xs">
          {before && (
            <Button
              variant="default"
              onClick={() =>
                put(
                  conCampos(before.tabla, columnas).filas,
                  `${done(before.tabla.filas.length, 'Se trajo', 'Se trajeron')} de ${nameOfMonth(before.mes)}.`,
                  before.cifrasAl ?? (isDated ? cierreDe(before.mes) : ''),
                )
              }
            >
              Traer del mes anterior
            </Button>
          )}
          {hasSource && (
            <Button variant="default" loading={isPending} onClick={() => void bring()}>
              Traer del panel
            </Button>
          )}
        </Group>
      )}
      <div>
        <Text role="status">{told}</Text>
        {over && (
          <Button
            variant="subtle"
            onClick={() => {
              onChange(over.filas, over.cifrasAl)
              setOver(undefined)
              setTold('La tabla está como antes.')
            }}
          >
            Volver a lo que había
          </Button>
        )}
      </div>
      {isDated && filas.length > 0 && (
        <DayField
          label="Cifras al"
          description="El día del que son estas filas. Vacío: son del cierre del mes."
          de="SUCESO"
          value={cifrasAl}
          onChange={(day) => onChange(copied(filas), day)}
        />
      )}
      {error && (
        <Text role="alert" className={classes.error}>
          {error}
        </Text>
      )}
      {filas.length > 0 && (
        <ScrollTable {...TABLE} className={classes.table} aria-label={`Filas de ${numeral.nombre}`}>
          <thead {...ROW_GROUP}>
            <tr {...ROW}>
              <th {...COLUMN_HEAD}>Fila</th>
              {columnas.map((campo) => (
                <th key={campo} {...COLUMN_HEAD}>
                  {campo}
                </th>
              ))}
              <th {...COLUMN_HEAD}>
                <span className="solo-lectores">Quitar</span>
              </th>
            </tr>
          </thead>
          <tbody {...ROW_GROUP}>
            {filas.slice(from, from + SHOWN).map((fila, n) => {
              const row = from + n
              return (
                <tr key={row} {...ROW}>
                  <td {...CELL} className={classes.number}>
                    <span className={classes.narrow}>Fila </span>
                    {row + 1}
                  </td>
                  {columnas.map((campo, m) => {
                    const text = fila[m] ?? ''
                    return (
                      <td key={campo} {...CELL}>
                        <TextField
                          label={
                            <>
                              {campo}
                              <span className="solo-lectores">, fila {row + 1}</span>
                            </>
                          }
                          className={classes.cell}
                          value={text}
                          error={text.trim() ? cellProblem(campo, text) : undefined}
                          onChange={({ currentTarget }) => set(row, m, currentTarget.value)}
                          onPaste={(event) => paste(event, row, m)}
                        />
                      </td>
                    )
                  })}
                  <td {...CELL}>
                    {canEdit && (
                      <IconButton
                        icon={Trash2}
                        danger
                        aria-label={`Quitar la fila ${row + 1}`}
                        onClick={() =>
                          put(
                            copied(filas.filter((_, other) => other !== row)),
                            `Se quitó la fila ${row + 1}.`,
                          )
                        }
                      />
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </ScrollTable>
      )}
      <Stack gap="xs">
        {pages > 1 && (
          <Group gap="xs">
            <Button variant="default" disabled={from === 0} onClick={() => setPage(from / SHOWN - 1)}>
              Filas anteriores
            </Button>
            <Text>
              {from + 1} a {Math.min(from + SHOWN, filas.length)} de {filas.length}
            </Text>
            <Button
              variant="default"
              disabled={from + SHOWN >= filas.length}
              onClick={() => setPage(from / SHOWN + 1)}
            >
              Filas siguientes
            </Button>
          </Group>
        )}
        {canEdit && (
          <Group>
            <Button variant="default" leftSection={<Plus size={18} aria-hidden />} onClick={add}>
              Agregar fila
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  )
}
