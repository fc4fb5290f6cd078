import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { askAnswers } from '@/entities/reportes/envio/answers'
import { misReportes } from '@/entities/reportes/mis-reportes/queries'
import { every, seenAgain } from '@/shared/task/moments'
import { createTask } from '@/shared/task/task'

const EVERY_MS = 60_000

/** Draws nothing; asks the central for answers at once, when the person comes back to the page, and every minute. */
export function CentralAnswers() {
  const client = useQueryClient()
  useEffect(() => {
    const asking = createTask({
      async turn() {
        if (document.visibilityState === 'visible' && (await askAnswers()))
          await client.invalidateQueries({ queryKey: misReportes.list.queryKey })
      },
      failed: 'No se pudo preguntar por respuestas',
      when: [seenAgain, every(EVERY_MS)],
    })
    void asking.go()
    return asking.stop
  }, [client])
  return null
}
