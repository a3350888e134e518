/** Models don't recognize more in larger images. */
const LONG_SIDE = 1024;
const QUALITY = 0.85;

/**
 * Returns a photo as a small data URL, so that it can be read before its upload ends. Null if this browser can't decode
 * it, such as HEIC in most.
 */
export async function shrinkPhoto(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    );
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return await dataUrlOf(blob);
  } catch {
    return null;
  }
}

function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('not readable'));
    reader.readAsDataURL(blob);
  });
}
