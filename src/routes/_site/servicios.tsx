import { createFileRoute } from '@tanstack/react-router'
import { ServiciosPage } from '@/site/servicios/servicios-page'

export const Route = createFileRoute('/_site/servicios')({
  head: () => ({ meta: [{ title: 'Servicios' }] }),
  component: ServiciosPage,
})
