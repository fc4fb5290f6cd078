import { listRepository } from '@/access/repository'
import { sha256 } from '@/shared/lib/file/sha256'
import { createResource, type Update } from '@/shared/query/resource'
import { type Congelado, congeladosList } from './congelado'
import { corteCsv, type Lados } from './corte-csv'

export const congeladosRepository = listRepository(congeladosList)

export const congelados = createResource(congeladosRepository, {
  created: { title: 'Corte hecho' },
  updated: { title: 'Corte actualizado' },
  removed: { title: 'Corte eliminado' },
  createFailed: 'No se pudo hacer el corte.',
  updateFailed: 'No se pudo cambiar el corte.',
  removeFailed: 'No se pudo eliminar el corte.',
})

type NewCorte = Pick<Congelado, 'ejercicio' | 'fecha' | 'nota' | 'autor'>

/** A cut of these lines, made now. @throws RefusedError where the browser can't hash, without https */
export async function newCongelado(lines: Lados, head: NewCorte): Promise<Omit<Congelado, 'id'>> {
  const texto = corteCsv(lines, head)
  return { ...head, hecho: new Date().toISOString(), texto, sha256: await sha256(texto), publicado: '' }
}

/** Variables of `congelados.update` that put a cut before the town, or take it away again. */
export const togglePublicado = ({ id, publicado }: Congelado): Update<Congelado> => ({
  id,
  next: { publicado: publicado ? '' : new Date().toISOString() },
  toast: { title: publicado ? 'Corte retirado' : 'Corte publicado' },
})
