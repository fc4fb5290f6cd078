import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Mi, MiTurno } from '@/entities/despacho/mi'
import { companerosQuery } from '@/entities/despacho/phone-turnos'
import { instantOf } from '@/entities/guardias/tiempo'
import { CUALQUIERA } from '@/shared/lib/form/accion-turno'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Sheet } from '@/shared/ui/box/sheet'
import { Button } from '@/shared/ui/control/button'
import { SelectField } from '@/shared/ui/form/fields'
import { Text, Title } from '@/shared/ui/text/text'
import { FirstRows } from './first-rows'
import classes from './mi.module.css'
import { Refusal } from './refusal'
import { ShiftWhen, StillHere, shiftName } from './shift-words'
import { type ShiftActs, useShiftActs } from './use-shift-acts'

/** Whom to ask to take the place: one person, or everybody. Who they are is known only with a network. */
function AskWhom({ turno, onAsk }: { turno: string; onAsk: (para: string) => void }) {
  const { data = [], isError } = useQuery(companerosQuery(turno))
  const [para, setPara] = useState(CUALQUIERA)
  return (
    <Stack gap="sm">
      <SelectField
        label="¿A quién se lo pide?"
        description={
          isError
            ? 'Sin señal se puede pedir a toda la brigada.'
            : 'El turno sigue siendo suyo hasta que alguien lo tome.'
        }
        autoFocus
        value={para}
        onChange={({ currentTarget }) => setPara(currentTarget.value)}
        options={[[CUALQUIERA, 'A toda la brigada'], ...data.map(({ id, nombre }) => [id, nombre] as const)]}
      />
      <Button size="lg" onClick={() => onAsk(para)}>
        Enviar el pedido
      </Button>
    </Stack>
  )
}

const askedOf = (pide: string) =>
  pide === CUALQUIERA
    ? 'Pidió a toda la brigada que alguien tome este turno.'
    : `Pidió a ${pide} que tome este turno.`

type ShiftProps = ShiftActs & { turno: MiTurno }

function Shift({ turno, waits, act }: ShiftProps) {
  const { id, fecha, inicio, pide = '', negado = '', saleAntes } = turno
  const [asking, setAsking] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const now = Date.now()
  const ask = (para: string) => {
    act({ hace: 'PEDIR', para })
    setAsking(false)
    first.current?.focus()
  }
  const swapWord = pide ? 'Retirar el pedido' : 'Pedir cambio'
  const swap = () => (pide ? act({ hace: 'RETIRAR' }) : setAsking(!asking))
  return (
    <li>
      <Stack gap="xs">
        <ShiftWhen {...turno} />
        {waits ? (
          <StillHere accion={waits} />
        ) : (
          <div role="status" className={classes.said}>
            {pide && <Text>{askedOf(pide)} Sigue siendo suyo hasta que alguien lo tome.</Text>}
            {negado && <Text>{negado} no puede tomarlo.</Text>}
          </div>
        )}
        {now < instantOf(fecha, inicio) && (
          <Group gap="xs">
            <Button
              ref={first}
              size="lg"
              variant="default"
              aria-label={`${swapWord}: ${shiftName(turno)}`}
              aria-expanded={pide ? undefined : asking}
              onClick={swap}
            >
              {swapWord}
            </Button>
            {saleAntes && now < Date.parse(saleAntes) && (
              <Button
                size="lg"
                variant="subtle"
                aria-label={`Salirme: ${shiftName(turno)}`}
                onClick={() => act({ hace: 'SALIR' })}
              >
                Salirme
              </Button>
            )}
          </Group>
        )}
        {asking && !pide && <AskWhom turno={id} onAsk={ask} />}
      </Stack>
    </li>
  )
}

/** One's next shifts, and the ways out of them. What was refused is said here: its shift may be nobody's to see by then. */
export function MyShifts({ guardias }: Pick<Mi, 'guardias'>) {
  const { refused, actsOf } = useShiftActs()
  if (guardias.length === 0 && refused.length === 0) return null
  return (
    <Sheet component="section" pad="wide" aria-labelledby="guardias">
      <Stack gap="sm">
        <Title order={2} size="h3" id="guardias">
          Mis próximas guardias
        </Title>
        {refused.map(({ id, rechazo }) => (
          <Refusal key={id} que="turno" id={id} sentence={rechazo} />
        ))}
        <FirstRows
          of={guardias}
          speaks={({ id, pide, negado }) => Boolean(pide || negado || actsOf(id).waits)}
        >
          {(turno) => <Shift key={turno.id} turno={turno} {...actsOf(turno.id)} />}
        </FirstRows>
      </Stack>
    </Sheet>
  )
}
