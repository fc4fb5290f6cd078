import { Avatar } from '@mantine/core'
import { iniciales } from '@/shared/lib/iniciales'
import { fillsSmall, usePictureUrl } from './picture'

type PersonPhotoProps = { nombres: string; source: string | undefined; size?: number }

/** The photo of a person whose name stands beside it; the initials when there is none or it is broken. */
export function PersonPhoto({ nombres, source, size = 44 }: PersonPhotoProps) {
  return source ? (
    <StoredFace nombres={nombres} source={source} size={size} />
  ) : (
    <Face nombres={nombres} url={null} size={size} />
  )
}

type FaceProps = { nombres: string; url: string | null; size: number }

function StoredFace({ nombres, source, size }: { nombres: string; source: string; size: number }) {
  const url = usePictureUrl(source, () => fillsSmall(size))
  return <Face nombres={nombres} url={url} size={size} />
}

function Face({ nombres, url, size }: FaceProps) {
  return (
    <Avatar
      src={url}
      alt=""
      size={size}
      color="brasa"
      aria-hidden
      imageProps={{ loading: 'lazy', decoding: 'async', width: size, height: size }}
    >
      {iniciales(nombres)}
    </Avatar>
  )
}
