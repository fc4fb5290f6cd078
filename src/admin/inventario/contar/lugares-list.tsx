import walk from '@/admin/ui/box/walk.module.css'
import type { Lugar } from '@/entities/inventario/lugares'
import { plural } from '@/shared/lib/plural'
import { LinkButton } from '@/shared/ui/control/button'
import { IconButton } from '@/shared/ui/control/icon-button'
import { Pencil } from '@/shared/ui/icon/icons'
import { Text } from '@/shared/ui/text/text'

type LugaresListProps = {
  lugares: readonly Lugar[]
  /** The items that somebody counted and didn't write yet. */
  counted: ReadonlySet<string>
  onRename: (lugar: Lugar) => void
}

/** The places with what is in them; those whose count is open come first. */
export function LugaresList({ lugares, counted, onRename }: LugaresListProps) {
  const rows = lugares.map((lugar) => ({
    lugar,
    done: lugar.items.filter(({ id }) => counted.has(id)).length,
  }))
  return (
    <ul className={walk.rows} aria-label="Lugares">
      {[...rows.filter(({ done }) => done > 0), ...rows.filter(({ done }) => done === 0)].map(
        ({ lugar, done }) => (
          <li key={lugar.key} className={walk.place}>
            <div className={walk.name}>
              <Text strong>{lugar.nombre}</Text>
              <Text size="sm" dimmed>
                {[
                  plural(lugar.items.length, 'item', 'items'),
                  plural(lugar.units, 'unidad', 'unidades'),
                  done > 0 && plural(done, 'ya contado', 'ya contados'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <IconButton
              icon={Pencil}
              aria-label={`Cambiar el nombre de ${lugar.nombre}`}
              onClick={() => onRename(lugar)}
            />
            <LinkButton
              to="/admin/inventario/contar"
              search={{ lugar: lugar.nombre }}
              variant={done > 0 ? 'filled' : 'default'}
              aria-label={`${done > 0 ? 'Seguir contando' : 'Contar'} ${lugar.nombre}`}
            >
              {done > 0 ? 'Seguir' : 'Contar'}
            </LinkButton>
          </li>
        ),
      )}
    </ul>
  )
}
