import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { requires } from '@/access/guards'
import { TestPage } from '@/admin/test/test-page'
import { listSearch } from '@/shared/lib/search-schema'

const testSearch = v.object({ orden: listSearch.orden, pagina: listSearch.pagina })

export const Route = createFileRoute('/admin/test')({
  beforeLoad: requires('config:view'),
  validateSearch: testSearch,
  head: () => ({ meta: [{ title: 'Prueba de Almacenamiento' }] }),
  component: TestPage,
})
