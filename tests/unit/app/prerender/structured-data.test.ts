import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { drawFor } from '@/access/central/mark'
import { structuredData } from '@/app/prerender/structured-data'
import { DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { configuracionQuery } from '@/entities/configuracion/use-institucion'
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

/** The facts about the institution, as a central of this mode draws them. */
function institution(own: object, mode: 'muestra' | 'suya' | null): Record<string, unknown> {
  const before = drawFor(mode)
  onTestFinished(() => void drawFor(before))
  const queryClient = new QueryClient()
  queryClient.setQueryData(configuracionQuery.queryKey, { ...DEFAULT_CONFIGURACION, ...own })
  const { '@graph': graph } = JSON.parse(
    structuredData('/', { queryClient }).replace(/<\/?script[^>]*>/g, ''),
  )
  return graph[0]
}

test('no search engine is told a placeholder to call or write to, nor the sample’s place of a claimed station', () => {
  expect(institution({}, null)).toMatchObject({ geo: { latitude: -1.83 } })
  const claimed = institution({}, 'suya')
  for (const fact of ['email', 'telephone', 'geo']) expect(claimed).not.toHaveProperty(fact)
  const own = { email: 'a@nabon.ec', telefono: '072223333', coordenadas: { lat: -3.3, lng: -79 } }
  expect(institution(own, 'suya')).toMatchObject({ email: 'a@nabon.ec', geo: { latitude: -3.3 } })
})
