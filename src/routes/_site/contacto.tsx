import { createFileRoute } from '@tanstack/react-router'
import { ContactoPage } from '@/site/contacto/contacto-page'
import { pageHead } from '@/site/shell/page/page-head'

export const Route = createFileRoute('/_site/contacto')({
  head: (context) =>
    pageHead(context, {
      title: 'Contacto',
      description:
        'Dirección, teléfono, correo y horarios del cuerpo de bomberos. En una emergencia llame al 911.',
      path: '/contacto',
    }),
  component: ContactoPage,
})
