import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Permission } from '@/access/permissions'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { Section } from '@/admin/ui/box/section'
import { Text } from '@/shared/ui/text/text'

type Props<T, K extends QueryKey> = {
  title: string
  query: UseQueryOptions<T, Error, T, K>
  permission: Permission
  children: (data: T) => ReactNode
}

/** What only the central knows, for those who may read it. Where it doesn't answer, that is said. */
export function SectionOfCentral<T, K extends QueryKey>({ title, query, permission, children }: Props<T, K>) {
  const { data, failed } = useAllowed(query, permission)
  if (data === undefined && !failed) return null
  return (
    <Section title={title}>
      {data === undefined ? (
        <Text dimmed>La central no respondió. Esto se ve cuando haya señal con ella.</Text>
      ) : (
        children(data)
      )}
    </Section>
  )
}
