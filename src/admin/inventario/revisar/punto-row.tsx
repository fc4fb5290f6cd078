import { useMutation } from '@tanstack/react-query'
import { memo, useId, useState } from 'react'
import { WrittenNumber, WrittenText } from '@/admin/ui/form/written-field'
import { anotarVisto, type Pregunta, type Sujeto, type Visto } from '@/entities/inventario/revisar'
import type { Falla } from '@/entities/inventario/revision/falla'
import { RESULTADOS, type Respuesta } from '@/entities/inventario/revision/respuesta'
import { dentro } from '@/entities/inventario/revision/vigentes'
import { formatDay } from '@/shared/lib/fecha'
import { Button } from '@/shared/ui/control/button'
import { CheckField } from '@/shared/ui/form/check-field'
import { Text } from '@/shared/ui/text/text'
import classes from './revisar.module.css'
import { dichoText, pideText, RESULTADO_LABELS } from './words'

/** What was seen, as it is on disk or on its way there: each tap is kept at once, and shows before it is. */
function useVisto(sujeto: Sujeto, pregunta: Pregunta, mine: Respuesta | undefined) {
  const { mutateAsync } = useMutation(anotarVisto)
  const [writing, setWriting] = useState<{ visto: Visto | null } | null>(null)
  const visto: Visto | null = writing ? writing.visto : (mine ?? null)
  const write = (next: Visto | null): Promise<unknown> => {
    const latest = { visto: next }
    setWriting(latest)
    const written = mutateAsync({ sujeto, pregunta, visto: next })
    written.catch(() => undefined).finally(() => setWriting((now) => (now === latest ? null : now)))
    return written
  }
  return { visto, write }
}

const quiet = (written: Promise<unknown>): void => void written.catch(() => undefined)

type PuntoRowProps = {
  sujeto: Sujeto
  pregunta: Pregunta
  /** This phone's own answer, and those of others. */
  mine: Respuesta | undefined
  others: readonly Respuesta[]
  /** What was found at it in the last look, in words. */
  antes: string
  /** What is known to be broken at it. */
  falla: Falla | undefined
}

/** One point: what is asked, what was found last time, and a thumb's taps under it. */
export const PuntoRow = memo(function PuntoRow(props: PuntoRowProps) {
  const { sujeto, pregunta, mine, others, antes, falla } = props
  const { visto, write } = useVisto(sujeto, pregunta, mine)
  const name = useId()
  const { texto, numero, unidad } = pregunta
  const own = falla !== undefined && falla.id === mine?.falla
  const measure = (value: number | undefined) => {
    if (value === undefined) return write(null)
    return write({
      resultado: dentro(pregunta, value) ? 'BIEN' : 'FALLA',
      numero: value,
      nota: visto?.nota ?? '',
    })
  }
  const choices = numero ? RESULTADOS.filter((one) => one !== 'BIEN') : RESULTADOS
  return (
    <li className={classes.row} aria-labelledby={name}>
      <div>
        <Text strong id={name}>
          {texto}
        </Text>
        <Text size="sm" dimmed>
          {[pideText(pregunta), antes && `La última vez: ${antes}`].filter(Boolean).join(' · ')}
        </Text>
        {falla && !own && (
          <Text size="sm" className={classes.fails}>
            {`Falla anotada el ${formatDay(falla.cuando.slice(0, 10))}: ${falla.que}`}
          </Text>
        )}
        {others.map((one) => (
          <Text key={one.id} size="sm">
            {`${one.por || 'Otro teléfono'}, ${one.cuando.slice(11)}: ${dichoText({ ...one, unidad })}`}
          </Text>
        ))}
      </div>
      <div className={classes.taps}>
        {numero && (
          <WrittenNumber
            aria-label={[texto, unidad].filter(Boolean).join(', en ')}
            className={classes.figure}
            placeholder={unidad}
            value={visto?.numero}
            onWrite={measure}
          />
        )}
        {choices.map((one) => {
          const isOn = visto?.resultado === one
          return (
            <Button
              key={one}
              variant={isOn ? 'chosen' : 'default'}
              className={classes.tap}
              aria-pressed={isOn}
              aria-label={`${RESULTADO_LABELS[one]}: ${texto}`}
              onClick={() => quiet(write(isOn ? null : { resultado: one, nota: visto?.nota ?? '' }))}
            >
              {RESULTADO_LABELS[one]}
            </Button>
          )
        })}
      </div>
      {visto && visto.resultado !== 'BIEN' && (
        <WrittenText
          label={visto.resultado === 'FALLA' ? '¿Qué pasa?' : '¿Por qué no aplica?'}
          aria-label={`${visto.resultado === 'FALLA' ? 'Qué pasa' : 'Por qué no aplica'}: ${texto}`}
          maxLength={200}
          value={visto.nota}
          onWrite={(nota) => write({ ...visto, nota })}
        />
      )}
      {visto?.resultado === 'FALLA' && own && (
        <CheckField
          label={`Queda fuera de servicio: ${falla.nombre}`}
          description="Lo ve quien llama a la brigada, hasta que alguien firme que vuelve."
          checked={falla.fuera}
          onChange={({ currentTarget }) => quiet(write({ ...visto, fuera: currentTarget.checked }))}
        />
      )}
    </li>
  )
})
