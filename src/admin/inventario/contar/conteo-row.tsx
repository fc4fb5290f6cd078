import { useMutation } from '@tanstack/react-query'
import { memo, useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import walk from '@/admin/ui/box/walk.module.css'
import { useKept } from '@/admin/ui/form/use-kept'
import { contar } from '@/entities/inventario/contar'
import { type Cuenta, diferenciaOf } from '@/entities/inventario/cuenta'
import { enteroOCero, type Item } from '@/entities/inventario/item'
import { parseWhole } from '@/shared/lib/form/whole'
import { formatNumber } from '@/shared/lib/moneda'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import classes from './contar.module.css'

/** What this phone counted of an item. */
function useFigure({ item, conteo }: Cuenta) {
  const { mutateAsync } = useMutation(contar)
  const { value, keep } = useKept<number | null, [Cuenta['otros']?]>(
    conteo?.cantidad ?? null,
    (cantidad, others = []) => mutateAsync({ item: item.id, cantidad, others }),
  )
  return { value: value ?? undefined, write: keep }
}

/** `Igual`, `Falta 1`, `Sobran 3`. */
function differenceSaid(more: number): string {
  if (more === 0) return 'Igual'
  const units = Math.abs(more)
  const verb = more < 0 ? ['Falta', 'Faltan'] : ['Sobra', 'Sobran']
  return `${verb[units === 1 ? 0 : 1]} ${formatNumber(units)}`
}

type FigureProps = {
  item: Item
  value: number | undefined
  esperado: number
  onWrite: (n: number | null) => void
}

/** The figure as a field. What is no count stays visible with its sentence, and nothing is written of it. */
function FigureField({ item, value, esperado, onWrite }: FigureProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : v.safeParse(enteroOCero, parseWhole(typed))
  return (
    <TextField
      aria-label={`Cantidad de ${item.nombre}`}
      className={classes.figure}
      inputMode="numeric"
      autoComplete="off"
      placeholder={formatNumber(Math.max(0, esperado))}
      value={typed ?? (value === undefined ? '' : String(value))}
      error={typed && read && !read.success ? read.issues[0].message : undefined}
      onChange={({ currentTarget: { value: text } }) => {
        const next = v.safeParse(enteroOCero, parseWhole(text))
        setTyped(next.success ? null : text)
        if (next.success) onWrite(next.output)
        else if (text.trim() === '') onWrite(null)
      }}
      onBlur={() => setTyped((text) => (text?.trim() ? text : null))}
    />
  )
}

/** One item of a count: a name to read, a large figure, and a thumb's tap on either side of it. A scan goes to `sought`. */
export const ConteoRow = memo(function ConteoRow({ cuenta, sought }: { cuenta: Cuenta; sought: boolean }) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!sought) return
    // The row and not its field: a keyboard would cover the buttons for two thumbs.
    row.current?.focus({ preventScroll: true })
    row.current?.scrollIntoView({ block: 'center' })
  }, [sought])
  const { item, esperado, otros } = cuenta
  const { value, write } = useFigure(cuenta)
  const shown = value ?? Math.max(0, esperado)
  const more = value === undefined ? diferenciaOf(cuenta) : value - esperado
  return (
    <li
      ref={row}
      className={classes.row}
      tabIndex={sought ? -1 : undefined}
      data-sought={sought || undefined}
    >
      <div className={classes.what}>
        <Text strong>{item.nombre}</Text>
        <Text size="sm" dimmed>
          {[
            `Debe haber ${formatNumber(esperado)}`,
            item.unidad && `Unidad ${item.unidad}`,
            item.numeroSerie && `Serie ${item.numeroSerie}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {value !== undefined && more !== undefined && (
          <Group gap="xs">
            <Text size="sm" component="span" className={more === 0 ? undefined : walk.fails}>
              {differenceSaid(more)}
            </Text>
            {/* Away from the thumb that taps «Igual»: a second tap there takes nothing back. */}
            <Button
              variant="subtle"
              color="gray"
              aria-label={`Quitar lo contado de ${item.nombre}`}
              onClick={() => write(null)}
            >
              Quitar
            </Button>
          </Group>
        )}
      </div>
      {otros ? (
        <Stack gap="xs">
          <Text size="sm">Se contó distinto en dos teléfonos. ¿Cuántos hay?</Text>
          <div className={classes.taps}>
            {otros.map(({ id, cantidad, por, cuando }) => (
              <Button
                key={id}
                variant="default"
                className={classes.same}
                aria-label={`Hay ${cantidad} de ${item.nombre}`}
                onClick={() => write(cantidad, otros)}
              >
                {`${formatNumber(cantidad)} (${por || 'alguien'}, ${cuando.slice(11, 16)})`}
              </Button>
            ))}
          </div>
        </Stack>
      ) : (
        <div className={classes.taps}>
          <Button
            variant="default"
            className={classes.tap}
            aria-label={`Uno menos de ${item.nombre}`}
            disabled={shown === 0 && value !== undefined}
            onClick={() => write(Math.max(0, shown - 1))}
          >
            −
          </Button>
          <FigureField item={item} value={value} esperado={esperado} onWrite={write} />
          <Button
            variant="default"
            className={classes.tap}
            aria-label={`Uno más de ${item.nombre}`}
            onClick={() => write(shown + 1)}
          >
            +
          </Button>
          {value === undefined ? (
            <Button
              variant="light"
              className={classes.same}
              aria-label={`${item.nombre} está igual`}
              disabled={esperado < 0}
              onClick={() => write(esperado)}
            >
              Igual
            </Button>
          ) : (
            <Button
              variant="light"
              className={classes.same}
              aria-disabled
              aria-label={`${item.nombre} ya está contado`}
            >
              Contado
            </Button>
          )}
        </div>
      )}
    </li>
  )
})
