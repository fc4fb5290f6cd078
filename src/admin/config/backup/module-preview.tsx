import classes from '@/admin/config/config.module.css'
import { More } from '@/admin/ui/box/more'
import type { RestoreMode } from '@/entities/copias/differences'
import { plural } from '@/shared/lib/plural'
import { Text } from '@/shared/ui/text/text'
import type { ModuleDifferences } from './restore'

const SHOWN_NAMES = 4

/** What happens to these records, by their names: the first at once, the others when asked for. */
function Names({ what, names }: { what: string; names: readonly string[] }) {
  const rest = names.slice(SHOWN_NAMES)
  return (
    <>
      <Text size="sm">
        {what}: {names.slice(0, SHOWN_NAMES).join(', ')}
      </Text>
      {rest.length > 0 && (
        <More
          summary={
            <>
              y {rest.length} más<span className="solo-lectores">: {what}</span>
            </>
          }
        >
          <Text size="sm">{rest.join(', ')}</Text>
        </More>
      )}
    </>
  )
}

function groupsOf({ merged, ignored, differences }: ModuleDifferences, mode: RestoreMode) {
  const { added, changed, onlyHere } = differences
  const replaces = mode === 'reemplazar' && !merged
  const groups: [what: string, names: readonly string[]][] = [
    ['Se agrega', added],
    [replaces ? 'Vuelve a ser como en la copia' : 'Distinto, queda como está aquí', changed],
    ['Se quita', replaces ? onlyHere : []],
  ]
  return ignored ? [] : groups.filter(([, names]) => names.length > 0)
}

/** Whether the copy has nothing to say of a module. */
export const isSame = (module: ModuleDifferences, mode: RestoreMode): boolean =>
  !module.ignored && module.unreadable === 0 && groupsOf(module, mode).length === 0

/** One module of the preview: counts here and in the copy, and the names of the records that differ. */
export function ModulePreview({ module, mode }: { module: ModuleDifferences; mode: RestoreMode }) {
  const { label, fields, ignored, unreadable, differences } = module
  const { here, copia } = differences
  const [one, many] = fields ? ['campo', 'campos'] : ['registro', 'registros']
  const told = groupsOf(module, mode)
  return (
    <li className={classes.module}>
      <div className={classes.moduleTop}>
        <Text strong>{label}</Text>
        <Text size="sm" dimmed>
          Aquí {here} · en la copia {copia}
        </Text>
      </div>
      {told.map(([what, names]) => (
        <Names key={what} what={what} names={names} />
      ))}
      {ignored ? (
        <Text size="sm">La copia no trae nada de esto que se pueda leer: queda como está aquí.</Text>
      ) : (
        unreadable > 0 && (
          <Text size="sm">No se puede leer y queda fuera: {plural(unreadable, one, many)}</Text>
        )
      )}
    </li>
  )
}
