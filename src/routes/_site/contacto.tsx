import { createFileRoute } from '@tanstack/react-router'
import { ContactoPage } from '@/site/contacto/contacto-page'

export const Route = createFileRoute('/_site/contacto')({
  head: () => ({ meta: [{ title: 'Contacto' }] }),
  component: ContactoPage,
})
