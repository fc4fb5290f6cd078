import { useCallback, useState } from 'react'
import type { Opened } from '@/entities/reportes/packet/packet-file'
import { openFile, openText } from '@/entities/reportes/packet/receive'
import { useHashPacket } from '@/shared/ui/share/use-hash-packet'

/** Reads what another phone sent, from this screen's address or from the dialog. */
export function useIncoming() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const takeText = useCallback((text: string) => void openText(text).then(setOpened), [])
  const takeFile = (file: File) => void openFile(file).then(setOpened)
  useHashPacket('p', takeText)
  return { opened, takeText, takeFile, startOver: () => setOpened(null) }
}
