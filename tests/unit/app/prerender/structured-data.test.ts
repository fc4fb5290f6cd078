import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { structuredData } from '@/app/prerender/structured-data'
import { rendiciones } from '@/entities/rendicion/queries'
import { sampleRendiciones } from '@/entities/rendicion/seed'

/** The facts that a search engine reads of the first sample report, with this author. */
function factsOf(autor: string): Record<string, unknown> {
  const [report, ...others] = sampleRendiciones()
  if (!report) throw new Error('no sample')
  const queryClient = new QueryClient()
  queryClient.setQueryData(rendiciones.list.queryKey, [{ ...report, autor }, ...others])
  const script = structuredData(`/transparencia/${report.id}`, { queryClient })
  const { '@graph': graph } = JSON.parse(script.replace(/<\/?script[^>]*>/g, ''))
  return graph.find((one: Record<string, unknown>) => one['@type'] === 'Report')
}

test('a report names its author to search engines, and the institution where nobody signed it', () => {
  expect(factsOf('Tesorería')).toMatchObject({ author: { '@type': 'Person', name: 'Tesorería' } })
  const unsigned = factsOf('')
  expect(unsigned.author).toEqual(unsigned.publisher)
})
