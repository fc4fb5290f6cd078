import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { tarifaText } from '@/entities/inspecciones/cobros/palabras'
import type { Tarifa } from '@/entities/inspecciones/cobros/tarifa'
import { Button } from '@/shared/ui/control/button'
import { CheckField } from '@/shared/ui/form/check-field'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

type Cantidades = Readonly<Record<string, string>>

type TarifaFieldsProps = {
  ofrecidas: readonly Tarifa[]
  cantidades: Cantidades
  error: ReactNode
  onChange: (cantidades: Cantidades) => void
}

/** So many stand below each other; of more, somebody chooses those that count. */
const AT_ONCE = 3

const nameOf = ({ concepto, unidad }: Tarifa) => (unidad ? `${concepto} (${unidad})` : concepto)
const textOf = (tarifa: Tarifa) => tarifaText({ ...tarifa, unidad: '' })

/** How much of each tariff: a number where something is counted, a tick where nothing is. */
export function TarifaFields({ ofrecidas, cantidades, error, onChange }: TarifaFieldsProps) {
  if (ofrecidas.length === 0)
    return (
      <Text role="status">
        No hay tarifas de este trámite para ese año: agréguelas en{' '}
        <Link to="/admin/cobros" search={{ tab: 'tarifas' }}>
          Tarifas
        </Link>
        .
      </Text>
    )
  const put = (id: string, text: string | undefined) => {
    const { [id]: _, ...others } = cantidades
    onChange(text === undefined ? others : { ...others, [id]: text })
  }
  const few = ofrecidas.length <= AT_ONCE
  const shown = few ? ofrecidas : ofrecidas.filter(({ id }) => cantidades[id] !== undefined)
  const left = ofrecidas.filter((one) => !shown.includes(one))
  // Where somebody chooses, the choice is at fault; otherwise the first that could have been filled.
  const [first] = left.length > 0 ? [] : shown
  return (
    <>
      {shown.map((tarifa) => {
        const { id, concepto, unidad } = tarifa
        const typed = cantidades[id]
        if (few && !unidad)
          return (
            <CheckField
              key={id}
              label={concepto}
              description={textOf(tarifa)}
              aria-invalid={(tarifa === first && Boolean(error)) || undefined}
              checked={typed !== undefined}
              onChange={(event) => put(id, event.currentTarget.checked ? '1' : undefined)}
            />
          )
        return (
          <div key={id}>
            <TextField
              label={nameOf(tarifa)}
              description={textOf(tarifa)}
              inputMode="decimal"
              autoComplete="off"
              value={typed ?? ''}
              error={tarifa === first && error}
              onChange={({ currentTarget: { value } }) => put(id, few && value === '' ? undefined : value)}
            />
            {!few && (
              <Button variant="subtle" color="gray" onClick={() => put(id, undefined)}>
                Quitar<span className="solo-lectores"> {concepto}</span>
              </Button>
            )}
          </div>
        )
      })}
      {left.length > 0 && (
        <SelectField
          label={shown.length > 0 ? 'Algo más' : 'Qué tarifa'}
          options={[['', 'Elija'], ...left.map((one) => [one.id, nameOf(one)] as const)]}
          value=""
          error={error}
          onChange={({ currentTarget: { value } }) => {
            const one = left.find(({ id }) => id === value)
            if (one) put(one.id, one.unidad ? '' : '1')
          }}
        />
      )}
      {first && !first.unidad && error && <Text role="alert">{error}</Text>}
    </>
  )
}
