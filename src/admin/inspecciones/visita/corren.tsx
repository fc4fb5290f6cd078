import { useMemo } from 'react'
import { hasCentral } from '@/access/central/mark'
import { Section } from '@/admin/ui/box/section'
import walk from '@/admin/ui/box/walk.module.css'
import type { Local } from '@/entities/inspecciones/local'
import { casosAbiertos } from '@/entities/inspecciones/visita/caso'
import { isOver } from '@/entities/inspecciones/visita/visita'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { Group, Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { PageTitle } from '@/shared/ui/control/page-title'
import { Text } from '@/shared/ui/text/text'
import type { Known } from './estado'

const TO = '/admin/inspecciones/visita'

type RowProps = { local: string; nombre: string; nota: string; word: string; label: string }

const Row = ({ local, nombre, nota, word, label }: RowProps) => (
  <li className={walk.row}>
    <Group apart gap="sm" oneLine>
      <div className={walk.name}>
        <Text strong>{nombre}</Text>
        <Text size="sm" dimmed>
          {nota}
        </Text>
      </div>
      <LinkButton to={TO} search={{ local }} variant="default" aria-label={label}>
        {word}
      </LinkButton>
    </Group>
  </li>
)

/** The visits that run, on whichever phone, and the terms that do. */
export function Corren({ list, known }: { list: readonly Local[]; known: Known }) {
  const names = new Map(list.map(({ id, nombre }) => [id, nombre]))
  const runs = known.all.filter((one) => !isOver(one) && names.has(one.local))
  const today = toDay(new Date())
  const casos = useMemo(
    () =>
      casosAbiertos({
        actas: known.actas,
        prorrogas: known.prorrogas,
        visitas: known.all,
        hoy: today,
      }).filter(({ vence }) => vence !== ''),
    [known.actas, known.prorrogas, known.all, today],
  )
  return (
    <Stack className={walk.narrow}>
      <PageTitle title="Visitas" />
      <Group apart gap="sm" oneLine>
        <Text size="lg" strong>
          {runs.length > 0 ? 'Visitas sin terminar' : 'Ninguna visita sin terminar'}
        </Text>
        <LinkButton to="/admin/inspecciones" variant="subtle">
          Locales
        </LinkButton>
      </Group>
      {runs.length === 0 && <Text>Elija un local de la lista: desde ahí empieza su visita.</Text>}
      <ul className={walk.rows} aria-label="Visitas sin terminar">
        {runs.map(({ id, local, dia, por }) => (
          <Row
            key={id}
            local={local}
            nombre={names.get(local) ?? ''}
            nota={[formatDay(dia), por].filter(Boolean).join(' · ')}
            word="Seguir"
            label={`Seguir la visita de ${names.get(local)}`}
          />
        ))}
      </ul>
      {casos.length > 0 && (
        <Section title="Plazos de las actas">
          <ul className={walk.rows} aria-label="Plazos de las actas">
            {casos.map(({ acta, vence, puntos }) => (
              <Row
                key={acta.id}
                local={acta.local}
                nombre={names.get(acta.local) ?? acta.numero}
                nota={[
                  `${vence < today ? 'Terminó' : 'Hasta'} el ${formatDay(vence)}`,
                  plural(puntos.length, 'falta', 'faltas'),
                ].join(' · ')}
                word="Ver"
                label={`Ver el plazo de ${names.get(acta.local) ?? acta.numero}`}
              />
            ))}
          </ul>
        </Section>
      )}
      {!hasCentral() && (
        <Text size="sm" dimmed>
          Sin una central, locales, visitas y permisos pasan a otro equipo solo dentro de una copia completa.
        </Text>
      )}
    </Stack>
  )
}
