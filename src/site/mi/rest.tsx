import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useUser } from '@/access/current-user'
import { useModulos } from '@/entities/configuracion/use-institucion'
import type { Mi } from '@/entities/despacho/mi'
import { chooseStart, inicioQuery, pendingQuery } from '@/entities/despacho/phone-queries'
import { miToca } from '@/entities/mi-toca'
import { VIGENCIA_LOOKS } from '@/entities/personal/vigencia'
import { MI_URL } from '@/shared/lib/aviso'
import { formatDay } from '@/shared/lib/fecha'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { StateBadge } from '@/shared/ui/control/state-badge'
import { Text } from '@/shared/ui/text/text'
import { MiSection } from '@/site/mi/mi-section'
import { FirstRows } from './first-rows'
import classes from './mi.module.css'
import { MyEvents } from './my-events'
import { MyHours } from './my-hours'
import { MyShifts } from './my-shifts'
import { NotSent } from './not-sent'
import { AskedSwaps, OpenShifts } from './open-shifts'
import { OwnData } from './own-data'
import { PinSection } from './pin/pin-section'

const OPTIONS = [
  [MI_URL, 'Mi lugar'],
  ['/admin', 'El panel'],
] as const

/**
 * What the icon opens where somebody has a place and the panel: `open` asks once, above the rest; then it stands below,
 * to be changed.
 */
export function StartChoice({ open }: { open: boolean }) {
  const user = useUser()
  const { data: inicio } = useQuery(inicioQuery)
  const choose = useMutation(chooseStart)
  if (!user || inicio === undefined || open !== (inicio === null)) return null
  return (
    <MiSection id="inicio" title="¿Qué abre el icono en este teléfono?">
      {open && <Text>Usted tiene aquí su lugar y el panel. Una salida en curso se ve en los dos.</Text>}
      <Group gap="xs">
        {OPTIONS.map(([to, label]) => (
          <Button
            key={to}
            size="lg"
            variant={inicio === to ? 'chosen' : 'default'}
            aria-pressed={inicio === to}
            onClick={() => choose.mutate(to)}
          >
            {label}
          </Button>
        ))}
      </Group>
    </MiSection>
  )
}

/** What this person has to see to, each line the way to its part of the page. */
export function Toca({ mi, fresh }: { mi: Mi; fresh: boolean }) {
  const { data: pending = [] } = useQuery(pendingQuery)
  const said = new Set(pending.flatMap((one) => (one.que === 'evento' && !one.rechazo ? one.id : [])))
  const toca = miToca(mi, said, Date.now())
  // What stands above waits for an answer too: a running call, a place that somebody asks them to take.
  const asked = mi.llamadas.some(({ estado }) => estado === 'EN_CURSO') || (mi.cambios ?? []).length > 0
  // Without the central nobody knows what waits there by now.
  if (toca.length === 0) return fresh && !asked && <Text>Nada espera de usted.</Text>
  return (
    <MiSection id="toca" title="Le toca">
      <FirstRows of={toca} speaks={() => false}>
        {({ id, titulo, nota, parte }) => (
          <li key={id}>
            <Link to="/mi" hash={parte} className={classes.toca}>
              {titulo}
              <Text component="span" size="sm" dimmed>
                {nota}
              </Text>
            </Link>
          </li>
        )}
      </FirstRows>
    </MiSection>
  )
}

const ENDS = { VIGENTE: 'Vence el', POR_VENCER: 'Vence pronto, el', VENCIDA: 'Venció el' } as const

/** What one's credentials are worth. Whoever runs the personnel writes them. */
export function MyCredentials({ credenciales }: Pick<Mi, 'credenciales'>) {
  if (credenciales.length === 0) return null
  return (
    <MiSection id="credenciales" title="Mis credenciales">
      <ul className={classes.rows}>
        {credenciales.map(({ id, nombre, vence, estado }) => (
          <li key={id}>
            <Text strong>{nombre}</Text>{' '}
            <StateBadge color={VIGENCIA_LOOKS[estado][0]}>{VIGENCIA_LOOKS[estado][1]}</StateBadge>
            <Text dimmed>{vence ? `${ENDS[estado]} ${formatDay(vence)}` : 'No vence'}</Text>
          </li>
        ))}
      </ul>
    </MiSection>
  )
}

/** What somebody waits for, or asks once: before everything that stands there every day. */
export function First({ mi, fresh }: { mi: Mi; fresh: boolean }) {
  const hasRoster = useModulos()('guardias')
  return (
    <>
      <NotSent mi={mi} />
      <AskedSwaps cambios={mi.cambios} />
      <Toca mi={hasRoster ? mi : { ...mi, guardias: [] }} fresh={fresh} />
      <StartChoice open />
    </>
  )
}

/** Everything below the calls. */
export function Rest({ mi }: { mi: Mi }) {
  const hasRoster = useModulos()('guardias')
  const { persona, eventos, guardias, dados, institucion, libres, credenciales } = mi
  return (
    <>
      <MyEvents eventos={eventos} />
      {hasRoster && (
        <>
          <MyShifts guardias={guardias} dados={dados} yo={{ id: persona.id, institucion }} />
          <OpenShifts libres={libres} />
        </>
      )}
      <MyHours />
      <MyCredentials credenciales={credenciales} />
      <PinSection />
      <StartChoice open={false} />
      <OwnData key={persona.id} persona={persona} />
    </>
  )
}
