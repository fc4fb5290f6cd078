import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { requiresPage } from '@/admin/shell/requires-page'
import { TestPage } from '@/admin/test/test-page'
import { listSearch } from '@/shared/lib/form/search-schema'

const testSearch = v.object({ orden: listSearch.orden, pagina: listSearch.pagina })

export const Route = createFileRoute('/admin/test')({
  beforeLoad: requiresPage('/admin/test'),
  validateSearch: testSearch,
  head: () => ({ meta: [{ title: 'Prueba de Almacenamiento' }] }),
  component: TestPage,
})
