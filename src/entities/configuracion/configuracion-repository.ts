import { objectRepository } from '@/access/repository'
import { configuracionObject } from './module'

export const configuracionRepository = objectRepository(configuracionObject)
