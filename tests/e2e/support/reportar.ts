import type { Locator, Page } from 'playwright-core'

export const CHIEF = ['jefe@bomberos.example', 'Jefe2024!'] as const

export type Typed = { titulo: string; descripcion: string; categoria: string; nombre: string; email: string }

export const TYPED: Typed = {
  titulo: 'Poste caído en la calle Loja',
  descripcion: 'Un poste de luz cayó sobre la vereda y hay cables sueltos.',
  categoria: 'Seguridad',
  nombre: 'María Ñauñay',
  email: 'maria@correo.example',
}

/** Fills the required fields of /reportar by their labels (contract §4). */
export async function fillReport(page: Page, typed: Typed = TYPED): Promise<void> {
  await page.getByLabel('Título', { exact: true }).fill(typed.titulo)
  await page.getByLabel('Descripción', { exact: true }).fill(typed.descripcion)
  await page.getByLabel('Categoría', { exact: true }).selectOption(typed.categoria)
  await page.getByLabel('Nombre completo', { exact: true }).fill(typed.nombre)
  await page.getByLabel('Correo electrónico', { exact: true }).fill(typed.email)
}

export const send = (page: Page) => page.getByRole('button', { name: 'Enviar Reporte' }).click()

/** What is said at once with this title or text: a toast, or the page where it says it lastingly. */
export const toast = (page: Page | Locator, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).first()
