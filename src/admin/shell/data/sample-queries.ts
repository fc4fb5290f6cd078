import { queryOptions, useSuspenseQueries } from '@tanstack/react-query'
import { sampleLists } from '@/entities/modules'
import { countSamples, type SampleCount } from './samples'

/** One for each list, below its key: counted anew whenever the list changes here or comes from a central. */
const queries = () =>
  sampleLists().map((list) =>
    queryOptions({ queryKey: [list.key, 'muestras'], queryFn: () => countSamples(list), staleTime: 0 }),
  )

/** The samples that are left, by list. */
export const useSamples = (): SampleCount[] =>
  useSuspenseQueries({ queries: queries(), combine: (results) => results.map(({ data }) => data) })
