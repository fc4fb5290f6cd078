import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactSchema, EMPTY_MESSAGE, letterTo } from '@/site/contacto/contact-schema'

const GOOD = {
  nombre: 'Ana',
  email: 'ana@correo.ec',
  telefono: '',
  asunto: 'Inspección',
  mensaje: 'Necesito una inspección & más',
}
const messages = (values: object) => v.safeParse(contactSchema, values).issues?.map(({ message }) => message)

test('a message just long enough passes; an empty one gets each sentence of the spec', () => {
  const shortest = { ...GOOD, nombre: 'Al', asunto: '12345', mensaje: '1234567890' }
  expect(messages(shortest)).toBeUndefined()
  expect(messages({ ...shortest, nombre: 'A ', asunto: '1234', mensaje: '123456789' })).toHaveLength(3)
  expect(messages(EMPTY_MESSAGE)).toEqual([
    'El nombre debe tener al menos 2 caracteres',
    'Ingrese un email válido',
    'El asunto debe tener al menos 5 caracteres',
    'El mensaje debe tener al menos 10 caracteres',
  ])
})

test('the letter carries subject, message and who wrote it, safely encoded', () => {
  const link = new URL(letterTo('info@bomberos.example', GOOD))
  expect(link.pathname).toBe('info@bomberos.example')
  expect(link.searchParams.get('subject')).toBe('Inspección')
  expect(link.searchParams.get('body')).toBe('Necesito una inspección & más\n\nAna\nana@correo.ec')
})
