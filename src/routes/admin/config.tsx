import { createFileRoute } from '@tanstack/react-router'
import { usuariosResource } from '@/access/usuarios/queries'
import { ConfigPage } from '@/admin/config/config-page'
import { configSearch } from '@/admin/config/search'
import { requiresPage } from '@/admin/shell/requires-page'
import { configuracion } from '@/entities/configuracion/queries'

export const Route = createFileRoute('/admin/config')({
  beforeLoad: requiresPage('/admin/config'),
  validateSearch: configSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(configuracion.query),
      queryClient.ensureQueryData(usuariosResource.list),
    ]),
  head: () => ({ meta: [{ title: 'Configuración del Sistema' }] }),
  component: ConfigPage,
})
