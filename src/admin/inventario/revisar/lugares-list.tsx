import walk from '@/admin/ui/box/walk.module.css'
import { type Lugar, plainName } from '@/entities/inventario/lugares'
import { historiaDe } from '@/entities/inventario/revision/historia'
import type { Revision } from '@/entities/inventario/revision/revision'
import { plural } from '@/shared/lib/plural'
import { LinkButton } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { cuandoText, fallasText } from './words'

type LugaresProps = {
  /** Places, and vehicles in which nothing is. */
  lugares: readonly Pick<Lugar, 'key' | 'nombre'>[]
  revisiones: readonly Revision[]
  /** How many answers of each are open, by its key. */
  abiertas: ReadonlyMap<string, number>
}

/** What can be looked at; what was begun comes first. */
export function LugaresList({ lugares, revisiones, abiertas }: LugaresProps) {
  const isOpen = ({ key }: Pick<Lugar, 'key'>) => abiertas.has(key)
  const rows = [...lugares.filter(isOpen), ...lugares.filter((one) => !isOpen(one))]
  return (
    <ul className={walk.rows} aria-label="Lugares y vehículos">
      {rows.map((lugar) => {
        const [last] = historiaDe(revisiones, plainName(lugar.nombre))
        const open = abiertas.get(lugar.key) ?? 0
        return (
          <li key={lugar.key} className={walk.place}>
            <div className={walk.name}>
              <Text strong>{lugar.nombre}</Text>
              <Text size="sm" dimmed>
                {[
                  open > 0 && `Empezada: ${plural(open, 'punto', 'puntos')}`,
                  last ? cuandoText(last) : 'Sin revisar todavía',
                  last && fallasText(last),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <LinkButton to="/admin/inventario/revisar" search={{ lugar: lugar.nombre }} variant="default">
              {open > 0 ? 'Seguir' : 'Revisar'}
              <span className="solo-lectores"> {lugar.nombre}</span>
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}
