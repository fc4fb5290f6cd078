import { objectRepository } from '@/access/repository'
import { configuracionObject } from './configuracion-object'

export const configuracionRepository = objectRepository(configuracionObject)
