import { queryOptions } from '@tanstack/react-query'
import classes from '@/admin/config/config.module.css'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { Section } from '@/admin/ui/box/section'
import { formatBytes } from '@/shared/lib/byte-size'
import { formatMoment } from '@/shared/lib/fecha'
import { Text } from '@/shared/ui/text/text'
import { readCentralCopies } from '@/sync/actions'

const copiesQuery = queryOptions({
  queryKey: ['central', 'copias'],
  queryFn: readCentralCopies,
  retry: false,
})

/** The exports that the central keeps each night, for those who may read them. */
export function CopiesOfCentral() {
  const { data } = useAllowed(copiesQuery, 'config:edit')
  if (!data) return null
  return (
    <Section title="Copias de cada noche">
      {data.length === 0 && <Text dimmed>Todavía no hay ninguna: la primera se hace esta noche.</Text>}
      <ul className={classes.copies}>
        {data.map(({ nombre, instante, bytes }) => (
          <li key={nombre} className={classes.copy}>
            {formatMoment(instante)} · {formatBytes(bytes)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
