import { createFileRoute } from '@tanstack/react-router'
import { contadasQuery } from '@/entities/sitio/use-cifras'
import { ServiciosPage } from '@/site/servicios/servicios-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/servicios')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(contadasQuery),
  head: (context) =>
    pageHead(context, {
      title: 'Servicios',
      description:
        'Incendios, rescate, atención prehospitalaria, inspecciones y capacitación: qué hace el cuerpo de bomberos y cómo pedirlo.',
      path: '/servicios',
    }),
  component: ServiciosPage,
})
