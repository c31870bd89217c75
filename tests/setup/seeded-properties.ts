import fc from "fast-check";

// The same values in every run. FC_SEED tries others, for example to search for rare faults.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });

export { fc };
