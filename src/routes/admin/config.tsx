import { createFileRoute } from '@tanstack/react-router'
import { requires } from '@/access/guards'
import { usuariosResource } from '@/access/usuarios-resource'
import { ConfigPage } from '@/admin/config/config-page'
import { configSearch } from '@/admin/config/search'
import { configuracion } from '@/entities/configuracion/configuracion-repository'

export const Route = createFileRoute('/admin/config')({
  beforeLoad: requires('config:view'),
  validateSearch: configSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(configuracion.query),
      queryClient.ensureQueryData(usuariosResource.list),
    ]),
  head: () => ({ meta: [{ title: 'Configuración del Sistema' }] }),
  component: ConfigPage,
})
