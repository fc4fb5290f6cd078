import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** The fields of an address that open a dialog. */
export const DIALOG_FIELDS = [
  'nuevo',
  'ver',
  'editar',
  'asistencia',
  'importar',
  'responder',
  'credencial',
  'plantilla',
  'informe',
  'certificado',
  'cambio',
  'abrir',
  'reabrir',
  'paquete',
  'presentar',
  'noAplica',
  'sita',
  'plazos',
  'numeral',
  'campos',
  'accesos',
  'mandos',
  'salida',
  'revisar',
  'escanear',
  'permiso',
  'separar',
  'acta',
  'abre',
  'fuera',
  'lista',
  'mover',
]

/** Changes some of the URL's search parameters. The back button undoes opening a dialog. */
export function useSearchPatch<S extends object>(): (patch: Partial<S>) => void {
  const navigate = useNavigate()
  return useCallback(
    (patch) => {
      const opens = DIALOG_FIELDS.some((field) => Boolean((patch as Record<string, unknown>)[field]))
      void navigate({
        to: '.',
        search: ((old: object) => ({ ...old, ...patch })) as never,
        replace: !opens,
        resetScroll: false,
      })
    },
    [navigate],
  )
}
