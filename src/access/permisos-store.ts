import { createObjectRepository } from '@/shared/storage/object-repository'
import { type Permisos, permisosStored } from './permisos'

/** A reader for the check of who may do what. Who may write is permisos-queries.ts's business. */
export const readPermisos: () => Promise<Permisos> = createObjectRepository(permisosStored).read
