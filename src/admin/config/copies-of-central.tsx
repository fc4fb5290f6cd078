import { Paper, Text, Title } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCan } from '@/access/user-query'
import { formatBytes } from '@/shared/lib/byte-size'
import { formatMoment } from '@/shared/lib/fecha'
import { readCentralCopies } from '@/sync/actions'
import classes from './config.module.css'

const copiesQuery = queryOptions({
  queryKey: ['central', 'copias'],
  queryFn: readCentralCopies,
  retry: false,
})

/** The exports that the central keeps each night, for those who may read them. */
export function CopiesOfCentral() {
  const allowed = useCan('config:edit')
  const { data } = useQuery({ ...copiesQuery, enabled: allowed })
  if (!allowed || !data) return null
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} radius="lg" aria-labelledby="copias">
      <Title order={2} fz="lg" id="copias">
        Copias de cada noche
      </Title>
      {data.length === 0 && <Text c="dimmed">Todavía no hay ninguna: la primera se hace esta noche.</Text>}
      <ul className={classes.copies}>
        {data.map(({ nombre, instante, bytes }) => (
          <li key={nombre} className={classes.copy}>
            {formatMoment(instante)} · {formatBytes(bytes)}
          </li>
        ))}
      </ul>
    </Paper>
  )
}
