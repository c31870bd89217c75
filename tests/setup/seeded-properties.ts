import fc from "fast-check";

// A fixed seed gives the same values in every run. FC_SEED sets another seed, for example to search for rare errors.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });

export { fc };
