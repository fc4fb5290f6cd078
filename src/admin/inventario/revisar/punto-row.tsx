import { useMutation } from '@tanstack/react-query'
import { memo, useId } from 'react'
import walk from '@/admin/ui/box/walk.module.css'
import { useKept } from '@/admin/ui/form/use-kept'
import { WrittenNumber, WrittenText } from '@/admin/ui/form/written-field'
import { anotarVisto, type Pregunta, type Sujeto, type Visto } from '@/entities/inventario/revisar'
import type { Falla } from '@/entities/inventario/revision/falla'
import { RESULTADOS, type Respuesta } from '@/entities/inventario/revision/respuesta'
import { dentro } from '@/entities/inventario/revision/vigentes'
import { formatDay } from '@/shared/lib/fecha'
import { Button } from '@/shared/ui/control/button'
import { CheckField } from '@/shared/ui/form/check-field'
import { Text } from '@/shared/ui/text/text'
import { dichoText, pideText, RESULTADO_LABELS } from './words'

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
  const { mutateAsync } = useMutation(anotarVisto)
  const { value: visto, keep: write } = useKept<Visto | null>(mine ?? null, (visto) =>
    mutateAsync({ sujeto, pregunta, visto }),
  )
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
    <li className={walk.row} aria-labelledby={name}>
      <div>
        <Text strong id={name}>
          {texto}
        </Text>
        <Text size="sm" dimmed>
          {[pideText(pregunta), antes && `La última vez: ${antes}`].filter(Boolean).join(' · ')}
        </Text>
        {falla && !own && (
          <Text size="sm" className={walk.fails}>
            {`Falla anotada el ${formatDay(falla.cuando.slice(0, 10))}: ${falla.que}`}
          </Text>
        )}
        {others.map((one) => (
          <Text key={one.id} size="sm">
            {`${one.por || 'Otro teléfono'}, ${one.cuando.slice(11)}: ${dichoText({ ...one, unidad })}`}
          </Text>
        ))}
      </div>
      <div className={walk.taps}>
        {numero && (
          <WrittenNumber
            aria-label={[texto, unidad].filter(Boolean).join(', en ')}
            className={walk.figure}
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
              className={walk.tap}
              aria-pressed={isOn}
              aria-label={`${RESULTADO_LABELS[one]}: ${texto}`}
              onClick={() => void write(isOn ? null : { resultado: one, nota: visto?.nota ?? '' })}
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
          onChange={({ currentTarget }) => void write({ ...visto, fuera: currentTarget.checked })}
        />
      )}
    </li>
  )
})
