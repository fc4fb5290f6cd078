import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { contactSchema, EMPTY_MESSAGE, letterTo, withStarted } from '@/site/contacto/contact-schema'
import { messageLink } from '@/site/contacto/open-message'

const GOOD = {
  nombre: 'Ana',
  email: 'ana@correo.ec',
  telefono: '',
  asunto: 'Inspección',
  mensaje: 'Necesito una inspección & más',
  envio: '',
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

test('the message opens in the station’s chat, or in the mail where it has none', () => {
  const chat = new URL(messageLink({ ...DEFAULT_CONFIGURACION, whatsapp: '099 123 4567' }, GOOD))
  expect(chat.host + chat.pathname).toBe('wa.me/593991234567')
  expect(chat.searchParams.get('text')).toBe(
    'Inspección\n\nNecesito una inspección & más\n\nAna\nana@correo.ec',
  )
  for (const whatsapp of ['', '+593 4 XXX-XXXX'])
    expect(messageLink({ ...DEFAULT_CONFIGURACION, whatsapp }, GOOD)).toBe(
      letterTo('info@bomberos.example', GOOD),
    )
})

test('what was typed on the home page goes over what was left unfinished; of two messages both stay', () => {
  const typed = { nombre: 'Ana', email: ' ', asunto: 'Otra cosa', mensaje: 'Hola' }
  expect(withStarted(EMPTY_MESSAGE, typed)).toEqual({
    ...EMPTY_MESSAGE,
    nombre: 'Ana',
    asunto: 'Otra cosa',
    mensaje: 'Hola',
  })
  const left = { ...GOOD, mensaje: 'Escrito ayer ' }
  expect(withStarted(left, typed)).toEqual({ ...left, asunto: 'Otra cosa', mensaje: 'Escrito ayer \n\nHola' })
  expect(withStarted(left, { mensaje: 'Escrito ayer ' })).toEqual(left)
})
