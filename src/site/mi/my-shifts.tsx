import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Mi, MiTurno } from '@/entities/despacho/mi'
import { companerosQuery } from '@/entities/despacho/phone-queries'
import { lapso } from '@/entities/guardias/tiempo'
import { instantOf } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import { calendarFile } from '@/shared/lib/file/ics'
import { CUALQUIERA } from '@/shared/lib/form/accion-turno'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { SelectField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import { MiSection } from '@/site/mi/mi-section'
import { Refusal } from './answer'
import { FirstRows } from './first-rows'
import classes from './mi.module.css'
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

type MyShiftsProps = Pick<Mi, 'guardias' | 'dados'> & {
  /** Whose they are, and of which brigade. */
  yo: { id: string; institucion: string }
}

const FILE = 'mis-guardias.ics'

/** The shifts for the phone's own calendar, with the ids of the panel's file: a later one takes an earlier one's place. */
function calendarOf(guardias: readonly MiTurno[], { id, institucion }: MyShiftsProps['yo']): Blob {
  const events = guardias.map((turno) => ({
    id: `${turno.id}-${id}`,
    ...lapso(turno),
    title: `Guardia: ${turno.nombre}`,
    place: institucion,
  }))
  return new Blob([calendarFile(events, new Date())], { type: 'text/calendar' })
}

/** One's next shifts, and the ways out of them. What was refused is said here: its shift may be nobody's to see by then. */
export function MyShifts({ guardias, dados = [], yo }: MyShiftsProps) {
  const { refused, actsOf } = useShiftActs()
  if (guardias.length + refused.length + dados.length === 0) return null
  return (
    <MiSection id="guardias" title="Mis próximas guardias">
      {refused.map(({ id, rechazo }) => (
        <Refusal key={id} que="turno" id={id} sentence={rechazo} />
      ))}
      {dados.map(({ tomo, ...turno }) => (
        <div key={turno.id}>
          <Text strong>{tomo} tomó su lugar: usted ya no está en este turno.</Text>
          <ShiftWhen {...turno} />
        </div>
      ))}
      {guardias.length > 0 && (
        <Group>
          <Button variant="default" onClick={() => downloadBlob(calendarOf(guardias, yo), FILE)}>
            Pasar a mi calendario
          </Button>
        </Group>
      )}
      <FirstRows of={guardias} speaks={({ id, pide, negado }) => Boolean(pide || negado || actsOf(id).waits)}>
        {(turno) => <Shift key={turno.id} turno={turno} {...actsOf(turno.id)} />}
      </FirstRows>
    </MiSection>
  )
}
