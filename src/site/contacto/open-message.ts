import type { Configuracion } from '@/entities/configuracion/configuracion'
import { letterLink, openLetter } from '@/site/shell/mensaje/open-letter'
import { type ContactMessage, textOf } from './contact-schema'

const letterOf = (message: ContactMessage) => ({ asunto: message.asunto.trim(), texto: textOf(message) })

/** See `letterLink`. */
export const messageLink = (config: Configuracion, message: ContactMessage): string =>
  letterLink(config, letterOf(message))

/** See `openLetter`. @throws Error without a network */
export const openMessage = (config: Configuracion, message: ContactMessage): Promise<void> =>
  openLetter(config, letterOf(message))
