import { queryOptions, useQuery } from '@tanstack/react-query'
import { formatDay, toTime } from '@/shared/lib/fecha'
import { readFrom } from '@/shared/query/read-from'
import { FECHA } from '@/sync/publico/publico'
import classes from './shell.module.css'

/** When the data that a central's visitor reads last changed, as an ISO instant; null without a central. */
export const copyDateQuery = queryOptions({
  queryKey: [FECHA],
  queryFn: ({ client }) => readFrom<string | null>(client, FECHA, async () => null),
})

/** Says how old the page's contents are: without a network they are the copy of an earlier visit. */
export function CopyDate() {
  const { data: fecha } = useQuery(copyDateQuery)
  if (!fecha) return null
  return (
    <span className={classes.copyDate}>
      Publicado por la brigada al{' '}
      <time dateTime={fecha}>
        {formatDay(fecha)}, {toTime(new Date(fecha))}
      </time>
    </span>
  )
}
