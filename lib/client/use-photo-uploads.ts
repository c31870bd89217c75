import { useRef, useState } from "react";
import type { Answer, Refusal } from "@/lib/contracts/envelope";
import { type PhotoFault, photoFault } from "@/lib/courier/parcel-photo";

/** A photo that the server has not accepted yet. */
type PhotoUpload = {
  id: number;
  file: File;
  state: "sending" | "failed";
  /** A fault of the file that was found before the upload, or null. */
  fault: PhotoFault | null;
  refusal: Refusal | null;
};

type UploadOptions<Data> = {
  upload: (file: File) => Promise<Answer<Data>>;
  onUploaded: (data: Data) => void;
};

/** Uploads photos one by one, in the order in which they were chosen. */
export function usePhotoUploads<Data>({ upload: uploadFile, onUploaded }: UploadOptions<Data>) {
  const [uploads, setUploads] = useState<PhotoUpload[]>([]);
  const queue = useRef(Promise.resolve());
  const lastId = useRef(0);
  const discard = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));
  const change = (id: number, part: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));

  async function send({ id, file }: Pick<PhotoUpload, "id" | "file">) {
    const answer = await uploadFile(file);
    if (!answer.ok) {
      const { code, message } = answer;
      return change(id, { state: "failed", refusal: { code, message } });
    }
    discard(id);
    onUploaded(answer.data);
  }

  function enqueue(upload: Pick<PhotoUpload, "id" | "file">) {
    queue.current = queue.current.then(() => send(upload));
  }

  function add(files: File[]) {
    const added = files.map((file): PhotoUpload => {
      lastId.current += 1;
      const fault = photoFault(file);
      return {
        id: lastId.current,
        file,
        state: fault ? "failed" : "sending",
        fault,
        refusal: null,
      };
    });
    setUploads((all) => [...all.filter(({ fault }) => !fault), ...added]);
    for (const upload of added) if (!upload.fault) enqueue(upload);
  }

  function retry(id: number) {
    const upload = uploads.find((one) => one.id === id);
    if (!upload) return;
    change(id, { state: "sending", refusal: null });
    enqueue(upload);
  }

  const failed = uploads.filter(({ state }) => state === "failed");
  return { sendingCount: uploads.length - failed.length, failed, add, retry, discard };
}
