import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useCan } from '@/access/current-user'
import walk from '@/admin/ui/box/walk.module.css'
import { useWhole } from '@/admin/ui/record/use-whole'
import type { Local } from '@/entities/inspecciones/local'
import { locales } from '@/entities/inspecciones/queries'
import { type Puerta, puertasDe } from '@/entities/inspecciones/visita/barrido'
import { puntosDe, vigente } from '@/entities/inspecciones/visita/plantilla'
import { abiertas, barrer, empezar, plantillas, visitas } from '@/entities/inspecciones/visita/queries'
import { RESULTADO_LABELS } from '@/entities/inspecciones/visita/ultima'
import { formatShortDay, toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button, LinkButton } from '@/shared/ui/control/button'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { PageTitle } from '@/shared/ui/control/page-title'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text } from '@/shared/ui/text/text'
import type { VisitaSearch } from './search'
import classes from './visita.module.css'

const route = getRouteApi('/admin/inspecciones/visita')

/** More doors than one street has. */
const SHOWN = 60

/** How a door stands: of before, or of today. */
function puertaSaid({ ultima, hoy }: Puerta<Local>): string {
  if (!ultima) return 'Nunca se ha visitado'
  return `${RESULTADO_LABELS[ultima.resultado]}, ${hoy ? 'hoy' : formatShortDay(ultima.dia)}`
}

type FilaProps = {
  puerta: Puerta<Local>
  open: boolean
  busy: boolean
  onOpen: () => void
  onWell: () => void
  onFails: () => void
  onClosed: () => void
}

/** A door: one tap opens it, the next says how it is. */
function Fila({ puerta, open, busy, onOpen, onWell, onFails, onClosed }: FilaProps) {
  const { local, ultima } = puerta
  const { nombre, direccion } = local
  // What was left unmended is looked at point by point.
  const owes = ultima?.resultado === 'NO_CUMPLE'
  const fails = owes ? 'Ver lo que faltaba' : 'Hay faltas'
  const tap = { className: walk.tap, disabled: busy }
  return (
    <li className={walk.row}>
      <Button variant="subtle" color="gray" className={classes.door} aria-expanded={open} onClick={onOpen}>
        <span className={classes.said}>
          <strong>{nombre}</strong> <span>{[direccion, puertaSaid(puerta)].filter(Boolean).join(' · ')}</span>
        </span>
      </Button>
      {open && (
        <div className={walk.taps}>
          {!owes && (
            <Button {...tap} aria-label={`Cumple todo: ${nombre}`} onClick={onWell}>
              Cumple todo
            </Button>
          )}
          <Button {...tap} variant="default" aria-label={`${fails}: ${nombre}`} onClick={onFails}>
            {fails}
          </Button>
          <Button {...tap} variant="default" aria-label={`Cerrado: ${nombre}`} onClick={onClosed}>
            Cerrado
          </Button>
        </div>
      )}
    </li>
  )
}

/** A street, door by door. */
export function BarridoPage() {
  const { parroquia, calle } = route.useSearch()
  const patch = useSearchPatch<VisitaSearch>()
  const navigate = useNavigate()
  const list = useWhole(locales)
  const over = useWhole(visitas)
  const running = useWhole(abiertas)
  const plantilla = vigente(useWhole(plantillas))
  const sweep = useMutation(barrer)
  const begin = useMutation(empezar)
  const [open, setOpen] = useState('')
  const writes = useCan('inspecciones:create')
  const hoy = toDay(new Date())
  const { puertas, parroquias } = useMemo(
    () => puertasDe(list, [...running, ...over], { parroquia, calle, hoy }),
    [list, running, over, parroquia, calle, hoy],
  )
  const visit = (local: string) => void navigate({ to: '/admin/inspecciones/visita', search: { local } })
  const done = puertas.filter((puerta) => puerta.hoy).length
  const shown = puertas.slice(0, SHOWN)
  const busy = sweep.isPending || begin.isPending
  return (
    <Stack className={walk.narrow}>
      <PageTitle title="Barrido" />
      <Group apart gap="sm" oneLine>
        <Text size="lg" strong>
          Puerta a puerta
        </Text>
        <LinkButton to="/admin/inspecciones" variant="subtle">
          Locales
        </LinkButton>
      </Group>
      <div className={classes.measures}>
        <SelectField
          label="Parroquia"
          options={[['', 'Todas'], ...parroquias.map((one) => [one, one] as const)]}
          value={parroquia ?? ''}
          onChange={({ currentTarget }) => patch({ parroquia: currentTarget.value || undefined })}
        />
        <TextField
          label="Calle"
          autoComplete="off"
          value={calle ?? ''}
          onChange={({ currentTarget }) => patch({ calle: currentTarget.value || undefined })}
        />
      </div>
      <Text strong role="status">
        {`${done} de ${plural(puertas.length, 'local visto', 'locales vistos')} hoy`}
      </Text>
      {puertas.length === 0 && <EmptyState title="Ningún local que funciona está ahí" />}
      <ul className={walk.rows} aria-label="Puertas">
        {shown.map((puerta) => {
          const { local } = puerta
          return (
            <Fila
              key={local.id}
              puerta={puerta}
              open={writes && open === local.id}
              busy={busy}
              onOpen={() => (writes ? setOpen(open === local.id ? '' : local.id) : visit(local.id))}
              onWell={() =>
                sweep.mutate(
                  {
                    ...{ local: local.id, plantilla: plantilla.id, resultado: 'APROBADO' },
                    puntos: puntosDe(plantilla, local.clase).map(({ id }) => id),
                  },
                  { onSuccess: () => setOpen('') },
                )
              }
              onFails={() =>
                puerta.ultima?.resultado === 'NO_CUMPLE'
                  ? visit(local.id)
                  : begin.mutate(
                      { local: local.id, plantilla: plantilla.id },
                      { onSuccess: () => visit(local.id) },
                    )
              }
              onClosed={() =>
                sweep.mutate(
                  {
                    ...{ local: local.id, plantilla: plantilla.id, puntos: [] },
                    ...{ resultado: 'PENDIENTE', motivo: 'Estaba cerrado' },
                  },
                  { onSuccess: () => setOpen('') },
                )
              }
            />
          )
        })}
      </ul>
      {puertas.length > SHOWN && (
        <Text>{`Hay ${puertas.length - SHOWN} más: escriba la calle para verlos.`}</Text>
      )}
    </Stack>
  )
}
