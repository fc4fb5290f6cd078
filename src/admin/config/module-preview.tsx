import { Text } from '@mantine/core'
import type { RestoreMode } from '@/entities/copias/differences'
import { plural } from '@/shared/lib/plural'
import classes from './config.module.css'
import type { ModuleDifferences } from './restore'

const SHOWN_NAMES = 4

function namesOf(names: readonly string[]): string {
  const more = names.length - SHOWN_NAMES
  return names.slice(0, SHOWN_NAMES).join(', ') + (more > 0 ? ` y ${more} más` : '')
}

/** One module of the preview: counts here and in the copy, and which records differ. */
export function ModulePreview({ module, mode }: { module: ModuleDifferences; mode: RestoreMode }) {
  const { label, fields, merged, ignored, unreadable, differences } = module
  const { here, copia, added, changed, onlyHere } = differences
  const replaces = mode === 'reemplazar' && !merged
  const [one, many] = fields ? ['campo', 'campos'] : ['registro', 'registros']
  const changes = [
    added.length > 0 && `Se agrega: ${namesOf(added)}`,
    changed.length > 0 &&
      `${replaces ? 'Vuelve a ser como en la copia' : 'Distinto, queda como está aquí'}: ${namesOf(changed)}`,
    onlyHere.length > 0 && replaces && `Se quita: ${namesOf(onlyHere)}`,
    unreadable > 0 && `No se puede leer y queda fuera: ${plural(unreadable, one, many)}`,
  ].filter((line): line is string => line !== false)
  const lines = ignored ? ['La copia no trae nada de esto que se pueda leer: queda como está aquí.'] : changes
  return (
    <li className={classes.module}>
      <div className={classes.moduleTop}>
        <Text fw={600}>{label}</Text>
        <Text size="sm" c="dimmed">
          Aquí {here} · en la copia {copia}
        </Text>
      </div>
      {lines.length === 0 ? (
        <Text size="sm" c="dimmed">
          Sin cambios
        </Text>
      ) : (
        lines.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))
      )}
    </li>
  )
}
