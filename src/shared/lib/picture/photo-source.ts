/** Before a photo's id wherever a record names a picture of this device: `idb:<uuid>` (contract §1). */
const SCHEME = 'idb:'

const WHOLE = /^idb:[\w-]{1,64}$/

/** The name under which records hold the photo of an id. */
export const photoSource = (id: string): string => SCHEME + id

/** The id of a stored photo, by its source. */
export const photoId = (source: string): string => source.slice(SCHEME.length)

export const isStoredPhoto = (source: string): boolean => source.startsWith(SCHEME)

/** True for what can only be a photo's source: other people's files hold anything. */
export const isPhotoSource = (source: string): boolean => WHOLE.test(source)

/** Each photo that a text names, and its id. */
export const PHOTO_SOURCES = /idb:([\w-]{1,64})/g

/** Sources of the photos that a stored text names. */
export const photosNamedIn = (text: string): string[] => text.match(PHOTO_SOURCES) ?? []
