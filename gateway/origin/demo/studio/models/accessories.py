"""Things to wear and to carry: kind=belt|belt-canvas|belt-automatic|belt-slim|wallet|umbrella|cap|cap-newsboy|cap-flat|
beanie|hat|scarf|scarf-fringed|scarf-square; extra= names the variant of a kind."""

EXTRA = opt.get("extra", "")

LEATHER = lambda: mat("paint-leather", (0.8, 0.8, 0.8), 0.4, coat=0.18, bump=0.1, scale=60)
EDGE = lambda: mat("paint-edge", (0.5, 0.5, 0.5), 0.5)
THREAD = lambda: mat("thread", (0.72, 0.68, 0.6), 0.8)
COTTON = lambda: mat("paint-cotton", (0.8, 0.8, 0.8), 0.95, sheen=0.3, bump=0.25, scale=140)
METALWARE = lambda: mat("buckle", (0.7, 0.68, 0.64), 0.14, 1.0)


def relief(material, height, depth=0.02, strength=1.0):
    """Gives a material a relief: height(math, u, v) makes it of the surface's coordinates."""
    if material.get("relief"):
        return material
    material["relief"] = True
    t = material.node_tree

    def calc(operation, a, b=0.0):
        n = t.nodes.new("ShaderNodeMath")
        n.operation = operation
        for i, value in enumerate((a, b)):
            if isinstance(value, bpy.types.NodeSocket):
                t.links.new(value, n.inputs[i])
            else:
                n.inputs[i].default_value = value
        return n.outputs[0]

    split = t.nodes.new("ShaderNodeSeparateXYZ")
    t.links.new(t.nodes.new("ShaderNodeUVMap").outputs[0], split.inputs[0])
    bump = t.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, depth
    t.links.new(height(calc, split.outputs[0], split.outputs[1]), bump.inputs["Height"])
    t.links.new(bump.outputs[0], t.nodes["Principled BSDF"].inputs["Normal"])
    return material


def surface(at, nu, nv, material, wrap=False, thick=0.0, angle=60, name="surface"):
    """A skin over u and v from 0 to 1, which are also its coordinates."""
    cols, m = nu + 1, nv + 1
    verts = [at(i / nu, j / nv) for i in range(cols) for j in range(m)]
    uvs = [(i / nu, j / nv) for i in range(cols) for j in range(m)]
    faces = [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(nu) for j in range(nv)]
    o = add(name, verts, faces, material, uvs)
    join_points(o)
    o.data.auto_smooth_angle = math.radians(angle)
    if thick:
        s = o.modifiers.new("thick", "SOLIDIFY")
        s.thickness, s.offset = thick, 0
    return o


def strip(path, tall, thick, material, z=0.0, name="strap", ends=0.0):
    """A standing band along (x, y) points: its section is tall along z and domed outwards. ends: how far its first end runs to a point."""
    V = [Vector((x, y, 0)) for x, y in path]
    sections, run = [], 0.0
    for k, p in enumerate(V):
        d = (V[min(k + 1, len(V) - 1)] - V[max(k - 1, 0)]).normalized()
        out = Vector((d.y, -d.x, 0))
        run += (p - V[k - 1]).length if k else 0
        h = tall * (1 if not ends or run > ends else 0.25 + 0.75 * math.sin(math.pi / 2 * run / ends))
        shape = [(-0.5, 0.15), (-0.47, 0), (0.47, 0), (0.5, 0.15), (0.5, 0.6), (0.46, 0.88), (0.36, 1), (-0.36, 1), (-0.46, 0.88), (-0.5, 0.6)]
        sections.append([tuple(p + out * thick * (s - 0.5) + Vector((0, 0, z + a * h))) for a, s in shape])
    return loft(sections, material, name)


def spiral(turns, inner, gap, n=90, start=0.0):
    """Points of a roll whose outer end lies at the front, going to +x there."""
    total = int(n * turns)
    out = []
    for i in range(total + 1):
        a = -math.pi / 2 - 2 * math.pi * turns * (1 - i / total) + start
        r = inner + gap * turns * i / total
        out.append((r * math.cos(a), r * math.sin(a)))
    return out


def belt():
    tall, thick = 0.4, 0.055
    path = spiral(2.35, 0.62, 0.13)
    z = tall / 2
    steel = METALWARE()
    leather = LEATHER()
    if EXTRA == "braided":
        dense = spiral(1.62, 0.66, 0.24, 360)
        turns = 27
        for which in range(3):
            pts = []
            for i, (x, y) in enumerate(dense):
                w = 2 * math.pi * (turns * i / len(dense) + which / 3)
                r = math.hypot(x, y)
                k = (r + 0.022 * math.sin(2 * w)) / r
                pts.append((x * k, y * k, z + tall * 0.32 * math.sin(w)))
            strand(pts, 0.095, 0.34, leather)
        end = dense[-1]
    else:
        strip(path, tall, thick, leather, z, ends=0.22)
        for s in (-1, 1):
            line = []
            for (ax, ay), (bx, by) in zip(path, path[1:]):
                d = Vector((bx - ax, by - ay, 0)).normalized()
                line.append((ax + d.y * thick * 0.52, ay - d.x * thick * 0.52, z + s * tall * 0.385))
            stitches(line[8:], leather, 0.05, 0.0075)
        end = path[-1]
    # The end that holds the buckle lies straight, the buckle's frame and its pin in front.
    x0, y0 = end
    straight = [(x0 - 0.02 + 0.4 * k / 10, y0 - 0.004 * k) for k in range(11)]
    strip(straight, tall * (1.0 if EXTRA != "braided" else 0.96), thick * 1.7, leather, z)
    if EXTRA == "braided":
        strip([(x0 - 0.24 + 0.3 * k / 10, y0 + 0.012 - 0.001 * k) for k in range(11)], tall * 1.08, thick * 2.2, leather, z)
        for x in (-0.2, 0.02):
            stitches([(x0 + x, y0 - thick * 1.1, z - tall * 0.4), (x0 + x, y0 - thick * 1.1, z + tall * 0.4)], THREAD(), 0.05, 0.009)
    bx, by = x0 + 0.52, y0 - 0.1
    outline = rounded(0.62, 0.66, 0.13, 8)

    def frame():
        tube([(x, 0, h) for x, h in outline + outline[:2]], 0.05, steel, round_=False, flat=0.8)
        tube([(-0.16, 0.035, -0.33), (-0.16, 0.035, 0.33)], 0.038, steel, round_=False)
        tube([(-0.16, -0.01, 0), (0.1, -0.035, 0), (0.33, -0.065, 0)], [0.036, 0.034, 0.028], steel)
        tube([(-0.16, 0.035 + 0.05 * math.cos(a), 0.05 * math.sin(a)) for a in [0.5 * k for k in range(13)]], 0.03, steel, round_=False)

    placed(frame, (bx, by, z), (0, 0, 2))
    # The keeper.
    kx = x0 + 0.06 if EXTRA != "braided" else x0 + 0.2
    box((0.1, 0.17, tall * 1.17), (kx, y0 + 0.0, z), leather, 0.025)


def wallet():
    leather, edge = LEATHER(), EDGE()
    if EXTRA == "bifold":
        w, h, t = 1.2, 0.98, 0.05

        def half(side):
            box((w, t, h), (side * w / 2, 0, h / 2), leather, 0.022)
            line = rounded(w - 0.1, h - 0.1, 0.03, 3)
            for y in (-t / 2 - 0.002,):
                stitches([(side * w / 2 + x, y, h / 2 + z) for x, z in line + line[:1]], THREAD(), 0.045, 0.006)
            # Card pockets, each lower than the last; cards show above their edges.
            tones = [(0.62, 0.6, 0.56), (0.1, 0.22, 0.36), (0.55, 0.36, 0.12)] if side > 0 else [(0.3, 0.32, 0.34), (0.5, 0.1, 0.09), (0.08, 0.3, 0.26)]
            for k in range(3):
                top = h * (0.82 - 0.17 * k)
                y = -t / 2 - 0.012 - 0.022 * k
                pocket = w - 0.16
                plate(rounded(pocket, top - 0.07, 0.02, 3), 0.022, leather, (side * w / 2, y, top / 2 + 0.035), (90, 0, 0), 0.008)
                stitches(
                    [(side * w / 2 + x, y - 0.024, top - 0.03) for x in [-(pocket / 2 - 0.03) + (pocket - 0.06) * i / 8 for i in range(9)]],
                    THREAD(),
                    0.045,
                    0.005,
                )
                plate(
                    rounded(pocket - 0.12, 0.3, 0.04, 4),
                    0.008,
                    mat(f"card-{side}-{k}", tones[k], 0.3, coat=0.5),
                    (side * w / 2, y - 0.002 + 0.008, top - 0.075),
                    (90, 0, 0),
                    0.002,
                )

        placed(lambda: half(1), (0.03, 0, 0), (0, 0, -26))
        placed(lambda: half(-1), (-0.03, 0, 0), (0, 0, 26))
        # The back, round at the fold, and the edge of the compartment for notes.
        tube([(0, 0.012, 0.02), (0, 0.012, h - 0.02)], 0.042, leather, round_=False)
        for side in (-1, 1):
            placed(
                lambda s=side: box((w - 0.02, 0.018, h - 0.03), (s * w / 2, 0.045, h / 2 - 0.015), mat("lining", (0.2, 0.17, 0.14), 0.8), 0.006),
                (side * 0.03, 0, 0),
                (0, 0, -26 * side),
            )
            placed(lambda s=side: box((w, 0.028, h), (s * w / 2, 0.075, h / 2), leather, 0.012), (side * 0.03, 0, 0), (0, 0, -26 * side))
    else:
        w, h, d = 2.0, 0.98, 0.26
        outline = rounded(w, h, 0.16, 8)
        for side in (-1, 1):
            soft([(x, z + h / 2) for x, z in outline], d * 0.42, leather, 0.045, side * d * 0.27, "cover")
            inner = rounded(w - 0.13, h - 0.13, 0.12, 8)
            stitches([(x, side * (d * 0.48 + 0.003), z + h / 2) for x, z in inner + inner[:1]], THREAD(), 0.05, 0.0065)
        # The zip runs along three sides: tape, teeth, slider with its leather tab.
        tape = mat("tape", (0.06, 0.055, 0.05), 0.9)
        soft([(x, z + h / 2) for x, z in rounded(w - 0.05, h - 0.05, 0.14, 8)], d * 0.7, tape, 0.01)
        run = [(x, z + h / 2) for x, z in rounded(w - 0.02, h - 0.02, 0.15, 8)]
        teeth, V, length, place = [], [Vector((x, 0, z)) for x, z in run + run[:1]], 0.0, 0.0
        for a, b in zip(V, V[1:]):
            span = (b - a).length
            while place < length + span:
                q, way = a + (b - a) * ((place - length) / span), (b - a).normalized()
                out = Vector((way.z, 0, -way.x))
                if q.z > 0.1:
                    s = (0.012, 0.035, 0.016)
                    c = []
                    for i in (-1, 1):
                        for j in (-1, 1):
                            for k in (-1, 1):
                                c.append(tuple(q + way * i * s[0] + Vector((0, j * s[1], 0)) + out * k * s[2]))
                    teeth.append((c, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]))
                place += 0.034
            length += span
        merged("teeth", teeth, mat("gilt", (0.78, 0.6, 0.3), 0.25, 1.0), smooth=False)
        gilt = mat("gilt", (0.78, 0.6, 0.3), 0.25, 1.0)
        box((0.12, 0.11, 0.05), (w / 2 - 0.4, 0, h + 0.005), gilt, 0.02)
        ring((w / 2 - 0.36, -0.09, h - 0.02), 0.05, 0.013, gilt, (70, 0, 30))
        tab = [(0.055, 0), (0.065, -0.3), (0.04, -0.36), (-0.04, -0.36), (-0.065, -0.3), (-0.055, 0)]
        plate(tab, 0.03, leather, (w / 2 - 0.36, -d / 2 - 0.012, h - 0.07), (84, 0, 6), 0.01)


def umbrella():
    cloth = mat("paint-canopy", (0.8, 0.8, 0.8), 0.5, sheen=0.2, bump=0.06, scale=120)
    steel = mat("shaft", (0.45, 0.46, 0.48), 0.25, 1.0)
    black = BLACK()
    if EXTRA == "open":
        R, ribs, bend = 1.05, 8, math.radians(60)
        base = 1.15
        wedge = math.pi / ribs

        def at(u, v):
            a = 2 * math.pi * u
            s = 0.02 + 0.98 * v
            b = (a + wedge) % (2 * wedge) - wedge
            flat = math.cos(wedge) / math.cos(b)
            hang = 1 - (b / wedge) ** 2
            r = R * math.sin(s * bend) / math.sin(bend) * (1 - 0.9 * s * (1 - flat) - 0.055 * s**4 * hang)
            z = R * (math.cos(s * bend) - math.cos(bend)) / math.sin(bend) - 0.02 * s * s * hang * (1 - s)
            return (r * math.cos(a), r * math.sin(a), base + z)

        def build():
            surface(at, 192, 40, cloth, thick=0.006, angle=18, name="canopy")
            top = at(0, 0)[2]
            for k in range(ribs):
                u = k / ribs
                line = [at(u, v / 12) for v in range(1, 13)]
                inside = [(x * 0.995, y * 0.995, z - 0.015) for x, y, z in line]
                tube(inside, 0.008, steel)
                x, y, z = line[-1]
                ball(0.018, (x * 1.008, y * 1.008, z - 0.005), black)
                mx, my, mz = at(u, 0.5)
                tube([(0, 0, base + 0.06), (mx, my, mz - 0.02)], 0.008, steel, round_=False)
                # A hem along the edge, and the seams of the gores.
                tube([at(u + i / (12 * ribs), 1.0) for i in range(13)], 0.007, cloth, round_=False)
                tube([(x, y, z + 0.004) for x, y, z in [at(u, v / 20) for v in range(1, 21)]], 0.006, cloth, round_=False)
            lathe([(0.0, top + 0.17), (0.014, top + 0.165), (0.02, top + 0.06), (0.03, top + 0.02), (0.07, top + 0.005), (0.075, top - 0.01)], black, n=32)
            tube([(0, 0, 0.25), (0, 0, top + 0.02)], 0.018, steel, round_=False)
            lathe([(0.018, base + 0.02), (0.035, base + 0.03), (0.035, base + 0.1), (0.018, base + 0.12)], black, n=24)
            wood = mat("handle", (0.2, 0.09, 0.04), 0.3, coat=0.6, wood=(0.3, 0.15, 0.07))
            tube(
                [(0, 0, 0.42), (0, 0, 0.2), (0, 0, 0.02), (0.035, 0, -0.1), (0.13, 0, -0.155), (0.225, 0, -0.1), (0.25, 0, 0.0)],
                [0.03, 0.036, 0.038, 0.038, 0.038, 0.037, 0.034],
                wood,
            )
            lathe([(0.032, 0.4), (0.036, 0.405), (0.036, 0.45), (0.02, 0.46)], steel, n=32)

        placed(build, (0, 0, 0), (12, -14, 0))
    else:
        # Folded: pleats wound around, a band with its button, cap and grip.
        n, length = 8, 1.42

        def at(u, v):
            a = 2 * math.pi * u
            twist = 1.1 * v
            w = ((a + twist) * n / (2 * math.pi)) % 1
            swell = 0.165 + 0.05 * math.sin(math.pi * min(1, 0.12 + v * 0.9)) - 0.06 * max(0, v - 0.86) / 0.14
            r = swell * (0.84 + 0.2 * w**0.7) * (1 - 0.1 * math.exp(-(((v - 0.5) / 0.07) ** 2)))
            return (r * math.cos(a), r * math.sin(a), 0.44 + length * v)

        def build():
            surface(at, 320, 60, cloth, angle=40, name="folds")
            lathe(
                [
                    (0.0, 0.46 + length + 0.1),
                    (0.03, 0.46 + length + 0.1),
                    (0.05, 0.46 + length + 0.07),
                    (0.07, 0.46 + length + 0.02),
                    (0.15, 0.46 + length - 0.01),
                    (0.16, 0.46 + length - 0.05),
                    (0, 0.46 + length - 0.06),
                ],
                black,
                n=48,
            )
            grip = mat("grip", (0.03, 0.03, 0.032), 0.35, coat=0.3)
            lathe(
                [(0, 0.0), (0.1, 0.0), (0.125, 0.02), (0.13, 0.05), (0.118, 0.2), (0.12, 0.36), (0.135, 0.43), (0.15, 0.45), (0.15, 0.48), (0, 0.49)],
                grip,
                n=64,
            )
            ball(0.04, (0, -0.112, 0.3), steel, (1, 0.5, 1.3))
            r = 0.198
            for z, h in ((0.44 + length * 0.5, 0.13),):
                lathe([(r, z - h / 2), (r + 0.012, z - h / 2 + 0.01), (r + 0.012, z + h / 2 - 0.01), (r, z + h / 2)], cloth, n=72)
                box((0.16, 0.02, h), (0.04, -r - 0.014, z), cloth, 0.008)
                turned_front([(0.04, 0), (0.04, 0.016), (0.028, 0.022), (0, 0.02)], (0.07, -r - 0.02, z), steel, 32)
            tube([(0, 0.06, 0.02), (-0.04, 0.1, -0.12), (-0.2, 0.06, -0.3), (-0.3, -0.06, -0.22), (-0.22, -0.1, -0.06), (0, -0.06, 0.02)], 0.016, grip)

        placed(build, (0, 0, 0.2), (0, 90, 0))


def cap():
    cloth = COTTON()
    a0, b0, high = 0.86, 1.0, 0.84

    def crown(u, v):
        a = 2 * math.pi * u - math.pi / 2
        e = 2.35
        s = v * math.pi / 2
        r, z = math.cos(s) ** (2 / e), math.sin(s) ** (2 / e)
        seam = abs(((u * 6) % 1) - 0.5) * 2
        groove = 1 - 0.012 * max(0, (seam - 0.93) / 0.07) ** 2
        front = 0.5 - 0.5 * math.sin(a)
        lean = 0.04 * z * (front - 0.5)
        return (a0 * r * math.cos(a) * groove, b0 * r * math.sin(a) * groove - lean, high * (1 + 0.06 * front) * z)

    surface(crown, 240, 60, cloth, thick=0.02, angle=80, name="crown")
    for k in range(6):
        for off in (-0.006, 0.006):
            line = [crown(k / 6 + off * (1 + 1.5 * v / 30), v / 30) for v in range(0, 29)]
            stitches([tuple(Vector(p) * 1.012) for p in line], cloth, 0.035, 0.007)
        x, y, z = crown((k + 0.5) / 6, 0.52)
        n = Vector((x / a0**2, y / b0**2, z / high**2)).normalized()
        turn = n.to_track_quat("Z", "Y").to_matrix().to_4x4()
        eye = lathe([(0.016, 0.012), (0.022, 0.02), (0.034, 0.02), (0.044, 0.012), (0.046, 0)], cloth, n=24)
        eye.matrix_world = Matrix.Translation(Vector((x, y, z)) + n * 0.008) @ turn
        hole = lathe([(0, 0.014), (0.018, 0.014)], BLACK(), n=16)
        hole.matrix_world = eye.matrix_world
    top = crown(0, 1.0)
    lathe([(0, 0.05), (0.04, 0.045), (0.06, 0.025), (0.06, 0.0)], cloth, n=32, at=(top[0], top[1], top[2] + 0.008))

    # The peak, bent down at its sides; rows of stitches follow its edge.
    def peak(u, v, lift=0.0):
        a = -math.pi / 2 + (u - 0.5) * 2 * math.radians(79)
        x, y = a0 * 1.0 * math.cos(a), b0 * 1.0 * math.sin(a)
        w = 2 * u - 1
        share = (1 - abs(w) ** 2.6) ** 0.6
        x, y, out = x * (1 + 0.06 * v * (1 - w * w)), y - 0.72 * share * v, v * share
        z = 0.1 - 0.15 * out + 0.04 * out * out - (x / a0) ** 2 * (0.1 + 0.3 * out)
        return (x, y, z + lift)

    surface(lambda u, v: peak(u, v), 120, 24, cloth, thick=0.04, name="peak")
    for v in (0.2, 0.4, 0.6, 0.8, 0.95):
        stitches([peak(0.04 + 0.92 * i / 80, v, 0.024) for i in range(81)], cloth, 0.035, 0.0065)
    # The band inside, and the strap at the back.
    band = mat("sweatband", (0.25, 0.24, 0.23), 0.9)
    surface(lambda u, v: tuple(Vector(crown(u, 0.001)) * 0.975 + Vector((0, 0, 0.16 * v))), 120, 2, band, name="band")
    tube([tuple(Vector(crown(i / 120, 0.0)) + Vector((0, 0, 0.0))) for i in range(121)], 0.016, cloth, round_=False)


def knit(name, cols, rows, depth=0.03):
    """Stockinette: columns of small arrows."""
    m = mat(name, (0.8, 0.8, 0.8), 1.0, sheen=0.45)

    def height(calc, u, v):
        side = calc("ABSOLUTE", calc("SINE", calc("MULTIPLY", u, math.pi * cols)))
        slant = calc("MULTIPLY", side, 1.6)
        rows_ = calc("ABSOLUTE", calc("SINE", calc("ADD", calc("MULTIPLY", v, math.pi * rows), slant)))
        return calc("ADD", calc("MULTIPLY", side, 0.7), calc("MULTIPLY", rows_, 0.6))

    return relief(m, height, depth)


def beanie():
    pompom, cabled = EXTRA == "pompom", EXTRA in ("pompom", "cable")
    profile = curve([(0.74, 0.04), (0.77, 0.3), (0.81, 0.6), (0.79, 0.9), (0.66, 1.16), (0.42, 1.32), (0.18, 1.385), (0.0, 1.39)], 12)
    if not pompom:
        profile = curve([(0.74, 0.04), (0.77, 0.3), (0.8, 0.62), (0.77, 0.96), (0.64, 1.24), (0.42, 1.4), (0.18, 1.47), (0.0, 1.475)], 12)
    line = [Vector((r, 0, z)) for r, z in profile]
    ways = [0.0]
    for a, b in zip(line, line[1:]):
        ways.append(ways[-1] + (b - a).length)

    def spot(v):
        t = v * ways[-1]
        k = max(i for i in range(len(ways) - 1) if ways[i] <= t + 1e-9)
        f = (t - ways[k]) / ((ways[k + 1] - ways[k]) or 1)
        p = line[k] + (line[k + 1] - line[k]) * f
        d = (line[k + 1] - line[k]).normalized()
        return p, Vector((d.z, 0, -d.x))

    spots = {}

    def skin(ribs):
        def at(u, v):
            key = round(v, 5)
            if key not in spots:
                spots[key] = spot(v)
            p, n = spots[key]
            fade = min(1, p.x / 0.3)
            q = p + n * ribs(u, v) * fade
            a = 2 * math.pi * u
            return (q.x * math.cos(a), q.x * math.sin(a) * 0.94, q.z)

        return at

    if cabled:
        # Cables between ribs.
        def cables(u, v):
            x = (u * 14) % 1
            if x < 0.3:
                return 0.012 * abs(math.sin(math.pi * x / 0.15)) - 0.012
            x = (x - 0.3) / 0.7 * 2 - 1
            w = 2 * math.pi * v * 5.5
            best = 0.0
            for s in (0, math.pi):
                c = 0.42 * math.sin(w + s)
                over = 0.5 + 0.5 * math.cos(w + s)
                f = 1 - ((x - c) / 0.5) ** 2
                if f > 0:
                    best = max(best, (0.03 + 0.024 * over) * f**0.6)
            return best

        surface(skin(cables), 560, 150, knit("paint-wool", 150, 74, 0.012), angle=180, name="cap")
    else:
        surface(skin(lambda u, v: 0.022 * abs(math.sin(math.pi * u * 60))), 600, 50, knit("paint-wool", 120, 70, 0.012), angle=180, name="cap")
    # The turn-up: ribs around a folded edge.
    section = [
        (0.72, 0.06),
        (0.735, 0.015),
        (0.77, 0.0),
        (0.815, 0.02),
        (0.83, 0.08),
        (0.84, 0.25),
        (0.85, 0.42),
        (0.845, 0.475),
        (0.82, 0.49),
        (0.79, 0.47),
        (0.785, 0.42),
    ]
    section = curve(section, 4)

    def cuff(u, v):
        k = min(len(section) - 2, int(v * (len(section) - 1)))
        f = v * (len(section) - 1) - k
        r = section[k][0] + (section[k + 1][0] - section[k][0]) * f
        z = section[k][1] + (section[k + 1][1] - section[k][1]) * f
        outer = max(0.0, min(1.0, (r - 0.75) / 0.06))
        r += 0.026 * abs(math.sin(math.pi * u * 60)) * outer
        a = 2 * math.pi * u
        return (r * math.cos(a), r * math.sin(a) * 0.94, z)

    surface(cuff, 600, 40, knit("paint-wool-cuff", 120, 44, 0.012), angle=180, name="cuff")
    if pompom:
        rnd = random.Random(6)
        centre, parts = Vector((0, 0, 1.66)), []
        wool = mat("paint-pompom", (0.8, 0.8, 0.8), 1.0, sheen=0.5)
        ball(0.27, tuple(centre), mat("paint-core", (0.5, 0.5, 0.5), 1.0))
        for k in range(2200):
            z = rnd.uniform(-1, 1)
            a = rnd.uniform(0, 2 * math.pi)
            d = Vector((math.sqrt(1 - z * z) * math.cos(a), math.sqrt(1 - z * z) * math.sin(a), z))
            side = d.orthogonal().normalized()
            up = d.cross(side)
            length = rnd.uniform(0.33, 0.385)
            bend_ = (side * rnd.uniform(-1, 1) + up * rnd.uniform(-1, 1)) * 0.035
            v = []
            for at_, thick in ((0.2, 0.016), (0.3, 0.017), (length, 0.006)):
                for i in range(4):
                    w = math.pi / 2 * i
                    v.append(tuple(centre + d * at_ + bend_ * ((at_ - 0.2) / 0.15) ** 2 + (side * math.cos(w) + up * math.sin(w)) * thick))
            parts.append((v, [(j * 4 + i, j * 4 + (i + 1) % 4, j * 4 + 4 + (i + 1) % 4, j * 4 + 4 + i) for j in range(2) for i in range(4)] + [(8, 9, 10, 11)]))
        merged("pompom", parts, wool)


def hat():
    dark = mat("ribbon", (0.03, 0.026, 0.024), 0.55, sheen=0.3)
    if EXTRA == "wide":
        # Plaited straw, sewn in rounds.
        rounds = 34

        def plaits(calc, u, v):
            row = calc("MULTIPLY", v, math.pi * rounds)
            a = calc("ABSOLUTE", calc("SINE", row))
            b = calc("SINE", calc("ADD", calc("MULTIPLY", u, 2 * math.pi * 150), calc("MULTIPLY", calc("SINE", row), 2.2)))
            return calc("ADD", calc("MULTIPLY", a, 1.1), calc("MULTIPLY", b, 0.35))

        straw = relief(mat("paint-straw", (0.8, 0.8, 0.8), 0.75, sheen=0.1), plaits, 0.02)
        profile = curve(
            [
                (0.0, 0.78),
                (0.22, 0.775),
                (0.4, 0.73),
                (0.53, 0.6),
                (0.585, 0.4),
                (0.61, 0.2),
                (0.63, 0.1),
                (0.72, 0.055),
                (0.95, 0.03),
                (1.25, -0.01),
                (1.5, -0.07),
            ],
            10,
        )
        line = [Vector((r, z, 0)) for r, z in profile]
        ways = [0.0]
        for a, b in zip(line, line[1:]):
            ways.append(ways[-1] + (b - a).length)

        def at(u, v):
            t = v * ways[-1]
            k = max(i for i in range(len(ways) - 1) if ways[i] <= t + 1e-9)
            p = line[k] + (line[k + 1] - line[k]) * ((t - ways[k]) / (ways[k + 1] - ways[k]))
            a = 2 * math.pi * u
            wave = max(0.0, p.x - 0.7) / 0.8
            z = p.y + wave * wave * (0.1 * math.sin(2 * a + 0.7) + 0.04 * math.sin(3 * a))
            return (p.x * math.cos(a) * 0.96, p.x * math.sin(a) * 1.02, z)

        surface(at, 240, 110, straw, thick=0.014, angle=180, name="straw")
        tube([at(i / 160, 1.0) for i in range(161)], 0.016, straw, round_=False)
        ribbon = lambda u, v: (lambda a, r: (r * 0.96 * math.cos(a), r * 1.02 * math.sin(a), 0.075 + 0.16 * v))(2 * math.pi * u, 0.652 - 0.035 * v)
        surface(ribbon, 120, 4, dark, thick=0.008, name="ribbon")
        # A flat bow at the side.
        for s in (-1, 1):
            placed(
                lambda s=s: surface(
                    lambda u, v: (s * 0.2 * u, 0.0 - 0.04 * math.sin(math.pi * u), (v - 0.5) * (0.06 + 0.11 * math.sin(math.pi * (0.15 + 0.6 * u)))),
                    12,
                    8,
                    dark,
                    thick=0.008,
                ),
                (-0.02 + s * 0.02, -0.705, 0.155),
            )
        box((0.06, 0.05, 0.11), (-0.02, -0.71, 0.155), dark, 0.018)
    elif EXTRA == "fedora":
        felt = relief(
            mat("paint-felt", (0.8, 0.8, 0.8), 0.9, sheen=0.4),
            lambda calc, u, v: calc("MULTIPLY", calc("SINE", calc("MULTIPLY", u, 2 * math.pi * 130)), calc("SINE", calc("MULTIPLY", v, math.pi * 70))),
            0.006,
        )
        a0, b0 = 0.6, 0.73

        def crown(u, v):
            a = 2 * math.pi * u - math.pi / 2
            # Up the wall, then over the top; a crease along the middle and two pinches at the front.
            if v < 0.62:
                h = v / 0.62
                r, z = 1 - 0.13 * h**1.3, 0.66 * h
            else:
                s = (v - 0.62) / 0.38
                r, z = 0.87 * math.cos(s * math.pi / 2) ** 0.75, 0.66 + 0.16 * math.sin(s * math.pi / 2) ** 1.1
            x, y = a0 * r * math.cos(a), b0 * r * math.sin(a)
            up = max(0.0, min(1.0, z / 0.8))
            for side in (-1, 1):
                d = math.hypot((x - side * 0.42) / 0.22, (y + 0.42) / 0.26)
                k = 0.13 * math.exp(-d * d) * up**1.5
                x -= side * k
                y += k * 0.3
            deep = 0.2 * math.exp(-((x / 0.17) ** 2)) * math.exp(-(((y - 0.02) / 0.5) ** 4))
            z -= deep * max(0.0, (z - 0.55) / 0.27)
            z += 0.05 * up * (-y / b0)
            return (x, y, z)

        surface(crown, 180, 90, felt, angle=180, name="crown")

        def brim(u, v):
            a = 2 * math.pi * u - math.pi / 2
            r = 1 + 0.78 * v * (a0 / (a0 * abs(math.cos(a)) + b0 * abs(math.sin(a))))
            x, y = a0 * r * math.cos(a), b0 * r * math.sin(a) * (1 - 0.02)
            z = -0.02 * v + v * v * (0.15 * math.cos(a) ** 2 + 0.1 * max(0, math.sin(a)) - 0.13 * max(0, -math.sin(a)) ** 1.5)
            return (x, y, z)

        surface(brim, 180, 24, felt, thick=0.022, angle=180, name="brim")
        tube([brim(i / 160, 1.0) for i in range(161)], 0.014, felt, round_=False)

        def ribbon(u, v):
            x, y, z = crown(u, 0.01 + 0.2 * v)
            return (x * 1.016, y * 1.016, z + 0.006)

        surface(ribbon, 160, 6, dark, thick=0.012, angle=180, name="ribbon")
        placed(lambda: box((0.03, 0.2, 0.15), (0, 0, 0), dark, 0.012), (-0.612, -0.02, 0.11), (0, 8, 0))
        placed(lambda: box((0.04, 0.045, 0.17), (0, 0, 0), dark, 0.014), (-0.62, -0.02, 0.11), (0, 8, 0))
    else:
        cloth = COTTON()
        profile = [(0.0, 0.8), (0.45, 0.795), (0.55, 0.78), (0.585, 0.74)]
        lathe(profile, cloth, n=120, squash=1.08)
        wall = lambda u, v: (lambda a, r: (r * math.cos(a), r * 1.08 * math.sin(a), 0.745 - 0.5 * v))(
            2 * math.pi * u, 0.588 + 0.085 * v + 0.006 * math.sin(6 * math.pi * u)
        )
        surface(wall, 120, 10, cloth, angle=180, name="wall")

        def brim(u, v):
            a = 2 * math.pi * u
            r = 0.673 + 0.37 * v
            z = 0.245 - 0.27 * v - 0.03 * v * v + v * (0.035 * math.sin(2 * a + 1.1) + 0.015 * math.sin(5 * a))
            return (r * math.cos(a), r * 1.08 * math.sin(a), z)

        surface(brim, 160, 16, cloth, thick=0.022, angle=180, name="brim")
        for v in (0.12, 0.27, 0.42, 0.57, 0.72, 0.87, 0.96):
            stitches([tuple(Vector(brim(i / 120, v)) + Vector((0, 0, 0.016))) for i in range(121)], cloth, 0.04, 0.0065)
        tube([brim(i / 160, 1.0) for i in range(161)], 0.016, cloth, round_=False)
        for v in (0.02, 0.93):
            stitches([tuple(Vector(wall(i / 120, v)) * 1.004) for i in range(121)], cloth, 0.04, 0.0065)
        for k in (0.25, 0.75):
            for off in (-0.006, 0.006):
                stitches([tuple(Vector(wall(k + off, i / 10)) * 1.006) for i in range(11)], cloth, 0.04, 0.0065)
        for u in (0.56, 0.6, 0.9, 0.94):
            x, y, z = wall(u, 0.45)
            n = Vector((x, y, 0)).normalized()
            o = lathe([(0.012, 0.012), (0.02, 0.018), (0.03, 0.014), (0.034, 0)], METALWARE(), n=24)
            o.matrix_world = Matrix.Translation(Vector((x, y, z)) + n * 0.004) @ n.to_track_quat("Z", "Y").to_matrix().to_4x4()
            o = lathe([(0, 0.01), (0.013, 0.01)], BLACK(), n=16)
            o.matrix_world = Matrix.Translation(Vector((x, y, z)) + n * 0.004) @ n.to_track_quat("Z", "Y").to_matrix().to_4x4()


def weave(name, rough=0.85, sheen=0.4, bands=()):
    """Light cloth; bands: (low, high, grey) stripes across the surface's v that are printed in a deeper tone."""
    m = mat(name, (0.8, 0.8, 0.8), rough, sheen=sheen, bump=0.12, scale=120)
    if bands:
        t = m.node_tree
        split, ramp = t.nodes.new("ShaderNodeSeparateXYZ"), t.nodes.new("ShaderNodeValToRGB")
        t.links.new(t.nodes.new("ShaderNodeUVMap").outputs[0], split.inputs[0])
        t.links.new(split.outputs[1], ramp.inputs[0])
        ramp.color_ramp.interpolation = "CONSTANT"
        e = ramp.color_ramp.elements
        stops = [(0.0, 0.8)]
        for low, high, grey in bands:
            stops += [(low, grey), (high, 0.8)]
        while len(e) < len(stops):
            e.new(0.5)
        for one, (place, grey) in zip(e, stops):
            one.position, one.color = place, (grey, grey, grey, 1)
        t.links.new(ramp.outputs[0], t.nodes["Principled BSDF"].inputs["Base Color"])
    return m


def scarf():
    """Worn: once around the neck, both ends hang down in front and end in fringes."""
    bands = ((0.8, 0.82, 0.42), (0.835, 0.875, 0.42), (0.89, 0.91, 0.42))
    cloth = weave("paint-scarf", bands=bands)
    plain = weave("paint-scarf-plain")

    # The roll around the neck: pleats run along it and cross each other a little.
    def roll(rx, ry, z0, lean, r, seed, phase):
        def at(u, v):
            a, b = 2 * math.pi * u - math.pi / 2, 2 * math.pi * v
            pleats = 0.1 * math.sin(6 * b + 2.4 * math.sin(a + seed) + seed) + 0.05 * math.sin(11 * b - 3 * math.cos(a * 1.0 + seed))
            q = r * (1 + pleats) * (1 + 0.14 * math.sin(2 * a + phase))
            out, up = q * math.cos(b) * 0.8, q * math.sin(b) * 1.2
            x, y = (rx + out) * math.cos(a), (ry + out) * math.sin(a)
            return (x, y, z0 + up + lean * math.sin(a))

        surface(at, 200, 96, plain, angle=180, name="roll")

    roll(0.4, 0.34, 1.62, 0.16, 0.165, 0.4, 0.6)
    roll(0.45, 0.4, 1.45, 0.2, 0.15, 2.1, 2.2)

    # An end: a pleated cloth that widens downwards.
    def end(x0, y0, top, foot, tilt, seed, wide):
        def at(u, v):
            z = top + (foot - top) * v
            w = wide * (0.42 + 0.58 * min(1, v * 1.6) ** 0.8)
            s = u * 2 - 1
            fold = 0.06 * math.sin(7.5 * s + seed + 0.5 * math.sin(3 * v)) + 0.025 * math.sin(15 * s + 2 * seed)
            y = y0 - 0.17 * math.cos(s * 1.35) + fold * (0.9 - 0.2 * v) - 0.04 * math.sin(math.pi * v)
            return (x0 + tilt * v + w * s * 0.5 * (1 + 0.02 * math.sin(9 * v + seed)), y, z + 0.02 * math.sin(5 * s + seed))

        surface(at, 120, 70, cloth, thick=0.012, angle=180, name="end")
        rnd = random.Random(int(seed * 10))
        for k in range(44):
            x, y, z = at((k + 0.5) / 44, 1.0)
            dx, dy = rnd.uniform(-0.012, 0.012), rnd.uniform(-0.015, 0.015)
            tube([(x, y, z + 0.01), (x + dx * 0.4, y + dy * 0.5, z - 0.07), (x + dx, y + dy, z - 0.15 + rnd.uniform(-0.008, 0.008))], 0.0085, plain, n=3)

    end(-0.2, -0.4, 1.42, 0.26, -0.06, 1.0, 0.44)
    end(0.2, -0.43, 1.44, 0.16, 0.05, 2.6, 0.44)


def curved_plate(w, h, corner, back, front, bend, material, x=0.0, edge=0.012):
    """A standing plate with round edges between the depths `back` and `front` (the smaller); bend: how its front recedes with the way from x, squared."""
    rings = [(0.0, 1.0), (0.0, edge)]
    rings += [(edge * (1 - math.cos(a)), edge * (1 - math.sin(a))) for a in [math.pi / 2 * k / 5 for k in range(1, 6)]]
    rings += [(edge + (min(w, h) / 2 - edge) * k / 10, 0.0) for k in range(1, 10)] + [(min(w, h) / 2 * 0.97, 0.0)]
    sections = []
    for inset, sunk in rings:
        outline = rounded(w - 2 * inset, h - 2 * inset, max(corner - inset, 0.002), 8)
        # Many points along the long sides too, so that these bend.
        dense = []
        for (ax, az), (bx, bz) in zip(outline, outline[1:] + outline[:1]):
            dense += [(ax + (bx - ax) * k / 8, az + (bz - az) * k / 8) for k in range(8)]
        face = lambda q: front + bend * q * q
        sections.append([(x + q, back if sunk == 1.0 else face(q) + sunk, z) for q, z in dense])
    o = loft(sections, material, "plate")
    o.data.auto_smooth_angle = math.radians(50)
    return o


def belt_canvas():
    """Webbing that is closed to a loop: a plate for a buckle, a metal tip at the end that hangs over."""
    tall, thick = 0.36, 0.045
    steel, satin = METALWARE(), mat("satin", (0.56, 0.55, 0.52), 0.3, 1.0)

    def ribs(calc, u, v):
        zigzag = calc("MULTIPLY", calc("ABSOLUTE", calc("SUBTRACT", calc("FRACT", calc("MULTIPLY", v, 4.0)), 0.5)), 5.0)
        twill = calc("ABSOLUTE", calc("SINE", calc("MULTIPLY", calc("ADD", calc("MULTIPLY", u, 250.0), zigzag), math.pi)))
        return calc("ADD", calc("MULTIPLY", twill, 0.8), calc("ABSOLUTE", calc("SINE", calc("MULTIPLY", v, math.pi * 22))))

    web = relief(mat("paint-web", (0.8, 0.8, 0.8), 0.92, sheen=0.3), ribs, 0.011)
    over = math.radians(46)  # how far the end runs past the buckle

    def middle(u, out=0.0):
        a = -math.pi / 2 + (2 * math.pi + over) * u
        lift = thick * 1.35 * (1 / (1 + math.exp(-(u - 0.86) * 40)) - 0.5)
        k = 1 + 0.03 * math.sin(2 * a + 0.6) + 0.02 * math.sin(3 * a + 1)
        x, y = math.cos(a) * k, 0.72 * math.sin(a) * k
        n = Vector((0.72 * math.cos(a), math.sin(a), 0)).normalized()
        return Vector((x, y, 0)) + n * (lift + out), n

    def band(u, v):
        # The section: down the outer face and up the inner one, between round selvedges.
        c = 1 - 4 * v if v < 0.5 else 4 * v - 3
        p, n = middle(u, (1 if v < 0.5 else -1) * (1 - abs(c) ** 12) ** 0.5 * thick / 2)
        return (p.x, p.y, tall / 2 * (1 + c) + 0.02)

    surface(band, 420, 80, web, angle=180, name="webbing")

    # the tip
    def tip(u, v):
        c, k = math.cos(2 * math.pi * v), math.sin(2 * math.pi * v)
        p, n = middle(0.976 + 0.026 * u, math.copysign(abs(k) ** 0.5, k) * thick * 0.68)
        return (p.x, p.y, tall / 2 + 0.02 + math.copysign(abs(c) ** 0.2, c) * (tall / 2 + 0.012))

    surface(tip, 10, 64, steel, angle=40, name="tip")
    p, n = middle(1.002)
    turn = math.degrees(math.atan2(n.y, n.x)) + 90
    placed(
        lambda: upright(rounded(0.016, tall + 0.024, 0.007), -thick * 0.68, thick * 0.68, steel, 0.006),
        (p.x, p.y, tall / 2 + 0.02),
        (0, 0, turn),
    )
    # the buckle
    p, n = middle((2 * math.pi) / (2 * math.pi + over))
    turn = math.degrees(math.atan2(n.y, n.x)) + 90

    def buckle():
        w, h = 0.5, tall + 0.05
        curved_plate(w, h, 0.045, -0.03, -0.1, 0.44, steel)
        curved_plate(w - 0.1, h - 0.1, 0.03, -0.05, -0.107, 0.44, satin, edge=0.006)
        for s in (-1, 1):
            box((w - 0.03, 0.14, 0.022), (0, -0.004, s * (h / 2 - 0.018)), steel, 0.006)
        tube([(-w / 2 + 0.05, -0.046, -h / 2 + 0.02), (-w / 2 + 0.05, -0.046, h / 2 - 0.02)], 0.02, steel, round_=False)

    placed(buckle, (p.x, p.y, tall / 2 + 0.02), (0, 0, turn))


def belt_automatic():
    """A tight roll of smooth leather with the plate of an automatic buckle; it has no holes."""
    tall, thick = 0.4, 0.06
    leather, bright = LEATHER(), METALWARE()
    dark = mat("gunmetal", (0.16, 0.16, 0.165), 0.26, 1.0)
    path = spiral(3.4, 0.3, 0.088, 110, math.radians(-30))
    z = tall / 2 + 0.05
    strip(path, tall, thick, leather, z, ends=0.22)
    for s in (-1, 1):
        line = []
        for (ax, ay), (bx, by) in zip(path, path[1:]):
            d = Vector((bx - ax, by - ay, 0)).normalized()
            line.append((ax + d.y * thick * 0.52, ay - d.x * thick * 0.52, z + s * tall * 0.4))
        stitches(line[8:], leather, 0.042, 0.0065)
    (ax, ay), (x, y) = path[-2], path[-1]
    turn = math.degrees(math.atan2(y - ay, x - ax))

    def buckle():
        w, h = 0.58, 0.47
        strip([(-0.02 + 0.03 * k, 0) for k in range(9)], tall, thick, leather, 0)
        box((0.085, 0.12, tall + 0.04), (0.16, 0, 0), bright, 0.02)
        c = 0.195 + w / 2
        curved_plate(w, h, 0.06, -0.01, -0.108, 0.4, bright, c, 0.02)
        curved_plate(w - 0.08, h - 0.08, 0.04, -0.03, -0.112, 0.4, dark, c, 0.005)
        curved_plate(w - 0.13, h - 0.13, 0.025, -0.03, -0.119, 0.4, mat("satin", (0.56, 0.55, 0.53), 0.26, 1.0), c, 0.008)
        for s in (-1, 1):
            box((w - 0.08, 0.13, 0.02), (c, 0.02, s * (h / 2 - 0.022)), bright, 0.008)
        tube([(c + w / 2 - 0.05, 0.05, -h / 2 + 0.03), (c + w / 2 - 0.05, 0.05, h / 2 - 0.03)], 0.018, bright, round_=False)

    placed(buckle, (x, y, z), (0, 0, turn))


def cap_newsboy():
    """A full cap of eight panels that leans over a short peak, a button on top."""
    cloth = COTTON()
    a0, b0 = 0.8, 0.95
    line = curve(
        [(1.0, 0.0), (1.09, 0.02), (1.22, 0.1), (1.29, 0.24), (1.22, 0.4), (0.98, 0.525), (0.6, 0.59), (0.25, 0.612), (0.0, 0.615)],
        12,
    )
    ways = [0.0]
    for a, b in zip(line, line[1:]):
        ways.append(ways[-1] + math.dist(a, b))

    def profile(v):
        t = v * ways[-1]
        k = max(i for i in range(len(ways) - 1) if ways[i] <= t + 1e-9)
        f = (t - ways[k]) / ((ways[k + 1] - ways[k]) or 1)
        return [p + (q - p) * f for p, q in zip(line[k], line[k + 1])]

    def crown(u, v, out=0.0):
        a = 2 * math.pi * u - math.pi / 2
        r, z = profile(v)
        seam = abs(((u * 8) % 1) - 0.5) * 2
        full = math.sin(math.pi * min(1, v * 1.15)) ** 0.8
        r *= 1 + 0.035 * (1 - seam**2.2) * full - 0.02 * max(0, (seam - 0.93) / 0.07) ** 2 * min(1, r)
        # The cloth is drawn in at the rim.
        r += 0.012 * math.sin(44 * a + 2 * math.sin(3 * a)) * math.exp(-(((v - 0.1) / 0.07) ** 2))
        r += out
        x, y = a0 * r * math.cos(a), b0 * r * math.sin(a)
        z = (z + out * max(0, v - 0.4)) * (0.95 + 0.2 * y)
        sag = math.exp(-(((x - 0.25) / 0.5) ** 2 + ((y - 0.15) / 0.22) ** 2)) + 0.8 * math.exp(-(((x + 0.4) / 0.3) ** 2 + ((y + 0.5) / 0.4) ** 2))
        z -= 0.045 * sag * v
        z += 0.012 * v * math.sin(6 * x + 3 * y) * math.sin(5 * y - 1.5 * x + 1)
        return (x, y - 0.24 * z, z + 0.03 * (1 - v))

    surface(crown, 320, 90, cloth, angle=180, name="crown")
    for k in range(8):
        for off in (-0.0045, 0.0045):
            stitches([crown(k / 8 + off, 0.06 + 0.88 * i / 40, 0.006) for i in range(41)], cloth, 0.036, 0.0065)
    x, y, z = crown(0, 1.0)
    ball(0.062, (x, y, z + 0.012), cloth, (1, 1, 0.45), "button")

    def peak(u, v, lift=0.0):
        a = -math.pi / 2 + (u - 0.5) * 2 * math.radians(64)
        x, y = a0 * math.cos(a), b0 * math.sin(a)
        w = 2 * u - 1
        share = (1 - abs(w) ** 2.4) ** 0.6
        out = v * share
        z = 0.06 - 0.1 * out - 0.05 * out * out - (x / a0) ** 2 * (0.02 + 0.16 * out)
        return (x * (1 + 0.08 * v * (1 - w * w)), y - 0.66 * out, z + lift)

    surface(peak, 120, 24, cloth, thick=0.045, name="peak")
    tube([peak(0.02 + 0.96 * i / 80, 1.0) for i in range(81)], 0.026, cloth, round_=False)
    for v in (0.8, 0.93):
        stitches([peak(0.04 + 0.92 * i / 80, v, 0.026) for i in range(81)], cloth, 0.036, 0.0065)

    def band(u, v):
        x, y, z = crown(u, 0.0)
        return (x, y, 0.09 * v - 0.05)

    surface(band, 160, 3, cloth, thick=0.03, name="band")


def scarf_fringed():
    """A long scarf, doubled along and folded once across, so that the fringes of both ends lie in front."""
    marks = ((0.025, 0.04, 0.4), (0.052, 0.1, 0.46), (0.112, 0.127, 0.4))
    cloth = weave("paint-scarf", bands=marks + tuple((1 - b, 1 - a, g) for a, b, g in reversed(marks)))
    plain = weave("paint-scarf-plain")
    wide, deep, ply, turn = 0.86, 0.8, 0.027, 0.064
    half = wide / 2
    length, arc = 2 * deep - 0.06, math.pi * turn

    def across(u):
        # From the open edge of the lower ply around the fold at the left to the edge of the upper one.
        bend = math.pi * ply
        total = 2 * wide + bend
        s = u * total
        if s < wide:
            return half - s, -ply
        if s < wide + bend:
            a = (s - wide) / ply
            return -half - ply * math.sin(a), -ply * math.cos(a)
        return -half + (s - wide - bend) * 0.985, ply

    def way(v):
        s = v * (2 * length + arc)
        if s < length:
            return -deep + s, 0.0, 0.0
        if s < length + arc:
            a = (s - length) / turn
            return -deep + length + turn * math.sin(a), turn * (1 - math.cos(a)), a
        return -deep + length - (s - length - arc), 2 * turn, math.pi

    def at(u, v):
        x, d = across(u)
        y, z, a = way(v)
        upper = z / (2 * turn)
        # The layers sink onto each other away from the fold, and are nowhere quite flat.
        sink = (0.5 - 0.5 * math.cos(math.pi * min(1, max(0, (length - deep - y) / 0.75)))) * upper
        z += 2 * ply - sink * (2 * turn - 4.2 * ply)
        z += d * math.cos(a)
        y += d * math.sin(a)
        soft_ = 0.35 + 0.65 * upper
        z += soft_ * (0.012 * math.sin(4.2 * x + 1.5 * y + d * 20) + 0.009 * math.sin(7 * y - 2.6 * x + 2 + d * 14))
        x += 0.012 * math.sin(5 * y + 9 * d + 3 * upper) + 0.018 * upper
        y += 0.008 * math.sin(6 * x + 30 * d) * (1 - abs(math.sin(a)))
        return (x, y, z)

    surface(at, 190, 150, cloth, thick=0.016, angle=180, name="scarf")
    rnd = random.Random(3)
    for v in (0.0, 1.0):
        for k in range(96):
            u = (k + 0.5) / 96
            x, y, z = at(u, v)
            dx, reach = rnd.uniform(-0.016, 0.016), 0.22 + rnd.uniform(-0.012, 0.012)
            foot = 0.012 + max(0, z - 0.06) * 0.25 + rnd.uniform(0, 0.012)
            tube(
                [
                    (x, y + 0.012, z),
                    (x + dx * 0.3, y - 0.05, z - 0.008),
                    (x + dx * 0.7, y - 0.14, (z + foot) / 2 - 0.004),
                    (x + dx, y - reach, foot),
                ],
                [0.0105, 0.0085, 0.0095, 0.008],
                plain,
                n=3,
            )


def printed(name, tone, side=420):
    """Smooth cloth with a print: tone(u, v) is its grey at the surface's coordinates."""
    m = mat(name, (0.8, 0.8, 0.8), 0.32, sheen=0.4, bump=0.04, scale=150)
    image = bpy.data.images.new(name, side, side)
    image.colorspace_settings.name = "Non-Color"
    pixels = []
    for j in range(side):
        for i in range(side):
            grey = tone((i + 0.5) / side, (j + 0.5) / side)
            pixels += (grey, grey, grey, 1.0)
    image.pixels = pixels
    image.pack()
    t = m.node_tree
    n = t.nodes.new("ShaderNodeTexImage")
    n.image = image
    t.links.new(n.outputs[0], t.nodes["Principled BSDF"].inputs["Base Color"])
    return m


def scarf_square():
    """A square of silk, folded to a quarter; the corner that opens lies in front. A border is printed along its hem."""

    def tone(u, v):
        p, q = 1 - u, 1 - v
        e, s = min(p, q), max(p, q)
        if e < 0.012:
            return 0.4
        if e < 0.105:
            return 0.72 if abs((s * 11) % 1 - 0.5) / 0.42 + abs(e - 0.058) / 0.034 < 0.85 else 0.34
        if e < 0.122:
            return 0.8
        if e < 0.135:
            return 0.36
        x, y = (u * 7 + 0.5 * (int(v * 7) % 2)) % 1 - 0.5, (v * 7) % 1 - 0.5
        r, a = math.hypot(x, y), math.atan2(y, x)
        if r < 0.055 or 0.13 < r < 0.15:
            return 0.8
        if r < 0.3 * abs(math.cos(3 * a)) ** 0.55 or r < 0.1:
            return 0.36
        return 0.4 if math.hypot(abs(x) - 0.5, y) < 0.08 else 0.8

    silk = printed("paint-silk", tone)
    hem = mat("paint-hem", (0.36, 0.36, 0.36), 0.5, sheen=0.4)
    rnd = random.Random(8)
    gap = 0.03
    for k in range(4):
        off = [(0.0, 0.0), (0.012, -0.03), (-0.028, 0.012), (0.0, -0.008)][k]
        waves = [(rnd.uniform(2, 5.5), rnd.uniform(2, 5.5), rnd.uniform(0, 6), rnd.uniform(0.4, 1)) for _ in range(4)]

        def at(u, v, k=k, off=off, waves=waves):
            x, y = u * (1.5 + off[0]), v * (1.5 + off[1])
            z = gap * (k + 0.6)
            ahead = min(1, (u * u + v * v) / 1.4)
            z += (0.3 + 0.7 * ahead) * 0.017 * sum(a * math.sin(p * x + q * y + c) for p, q, c, a in waves)
            # A fold line is round, an open edge rests on what lies below.
            for e in (u, v):
                if e < 0.03:
                    z += (1.5 - k) * gap * (1 - e / 0.03) ** 2 * 0.55
            for e in (1 - u, 1 - v):
                z -= 0.3 * k * gap * math.exp(-e / 0.12)
            if k == 3:  # the upper corner is turned up a little
                c = max(0.0, u + v - 1.5) / 0.5
                z += 0.22 * c**2
                x, y = x - 0.16 * c**2, y - 0.16 * c**2
            return (x - 0.75, y - 0.75, max(0.006, z))

        surface(at, 120, 120, silk, thick=0.007, angle=180, name="ply")
        for edge in ([at(1.0, i / 80) for i in range(81)], [at(i / 80, 1.0) for i in range(81)]):
            tube(edge, 0.0085, hem, round_=False)


def cap_flat():
    """A tall cap of five panels with a flat peak; a branch of leaves is embroidered on its front."""
    cloth = COTTON()
    a0, b0, high = 0.84, 0.98, 0.92
    seams = (0.135, 0.32, 0.5, 0.68, 0.865)

    def crown(u, v, out=0.0):
        a = 2 * math.pi * u - math.pi / 2
        s = v * math.pi / 2
        r, z = math.cos(s) ** (2 / 2.9), math.sin(s) ** (2 / 2.7)
        near = min(abs((u - q + 0.5) % 1 - 0.5) for q in seams)
        r *= 1 - 0.012 * max(0.0, 1 - near / 0.007) ** 2 + out
        front = 0.5 - 0.5 * math.sin(a)
        x, y = a0 * r * math.cos(a), b0 * r * math.sin(a)
        return (x, y - 0.03 * z * front, high * (1 + 0.08 * front) * z * (1 + out) + 0.012 * math.sin(4 * x + 1) * math.sin(3 * y) * z)

    def normal(u, v):
        p = Vector(crown(u, v))
        n = (Vector(crown(u + 0.002, v)) - p).cross(Vector(crown(u, v + 0.004)) - p).normalized()
        return n if n.dot(p) > 0 else -n

    surface(crown, 260, 70, cloth, thick=0.02, angle=80, name="crown")
    for q in seams:
        for off in (-0.0065, 0.0065):
            stitches([crown(q + off * (1 + 1.2 * i / 30), i / 30 * 0.93, 0.013) for i in range(31)], cloth, 0.035, 0.007)
    for u in (0.23, 0.41, 0.59, 0.77):
        place, n = Vector(crown(u, 0.5)), normal(u, 0.5)
        eye = lathe([(0.016, 0.012), (0.022, 0.02), (0.034, 0.02), (0.044, 0.012), (0.046, 0)], cloth, n=24)
        eye.matrix_world = Matrix.Translation(place + n * 0.008) @ n.to_track_quat("Z", "Y").to_matrix().to_4x4()
        lathe([(0, 0.014), (0.018, 0.014)], BLACK(), n=16).matrix_world = eye.matrix_world
    top = crown(0, 1.0)
    lathe([(0, 0.05), (0.04, 0.045), (0.06, 0.025), (0.06, 0.0)], cloth, n=32, at=(top[0], top[1], top[2] + 0.008))

    # The embroidery: threads side by side. Places are given across and up the front.
    thread = mat("thread-gold", (0.52, 0.35, 0.1), 0.45, sheen=0.4)

    def on_front(across, up):
        u, v = across / (2 * math.pi * 0.9) % 1, 0.3 + up * 0.62
        return tuple(Vector(crown(u, v)) + normal(u, v) * 0.014)

    stem = curve([(-0.2, -0.13), (-0.1, -0.04), (0.0, 0.03), (0.1, 0.12), (0.19, 0.25)], 5)
    tube([on_front(*p) for p in stem], 0.008, thread, round_=False)
    leaves = [(stem[i], side, 0.15 - 0.0022 * i) for i, side in ((2, 1), (4, -1), (8, 1), (10, -1), (14, 1), (16, -1))] + [(stem[-1], 0, 0.12)]
    for (x, y), side, long in leaves:
        way = math.radians(48 + side * 52)
        along_, over = (math.cos(way), math.sin(way)), (-math.sin(way), math.cos(way))
        count = 15
        for k in range(count):
            t = (k + 0.5) / count
            half = 0.034 * math.sin(math.pi * t**0.8)
            ends = [
                (x + along_[0] * long * (t + s * 0.06) + over[0] * half * s, y + along_[1] * long * (t + s * 0.06) + over[1] * half * s)
                for s in (-1, 0, 1)
            ]
            tube([on_front(*p) for p in ends], [0.005, 0.008, 0.005], thread, round_=False)

    def peak(u, v, lift=0.0):
        a = -math.pi / 2 + (u - 0.5) * 2 * math.radians(80)
        x, y = a0 * math.cos(a), b0 * math.sin(a)
        w = 2 * u - 1
        share = (1 - abs(w) ** 3.0) ** 0.55
        out = v * share
        z = 0.09 - 0.07 * out - (x / a0) ** 2 * (0.07 + 0.06 * out)
        return (x * (1 + 0.1 * v * (1 - w * w)), y - 0.76 * out, z + lift)

    surface(peak, 140, 24, cloth, thick=0.045, name="peak")
    tube([peak(0.015 + 0.97 * i / 100, 1.0) for i in range(101)], 0.026, cloth, round_=False)
    for v in (0.16, 0.32, 0.48, 0.64, 0.8, 0.93):
        stitches([peak(0.04 + 0.92 * i / 90, v, 0.026) for i in range(91)], cloth, 0.035, 0.0065)
    tube([crown(i / 120, 0.0) for i in range(121)], 0.016, cloth, round_=False)
    band = mat("sweatband", (0.25, 0.24, 0.23), 0.9)
    surface(lambda u, v: tuple(Vector(crown(u, 0.001)) * 0.975 + Vector((0, 0, 0.16 * v))), 120, 2, band, name="band")


def belt_slim():
    """A narrow belt that is closed to a loop, with an oval buckle and a pin."""
    tall, thick = 0.2, 0.046
    leather, metal = LEATHER(), GOLD()
    over = math.radians(64)
    z = 0.136

    def place(t, out=0.0):
        a = -math.pi / 2 + (2 * math.pi + over) * t
        lift = thick * 1.3 * (1 / (1 + math.exp(-(t - 0.8) * 34)) - 0.5)
        k = 1 + 0.03 * math.sin(2 * a + 0.4) + 0.015 * math.sin(3 * a + 2)
        n = Vector((0.7 * math.cos(a), math.sin(a), 0)).normalized()
        return Vector((math.cos(a) * k, 0.7 * math.sin(a) * k, 0)) + n * (lift + out), n

    n = 360
    strip([tuple(place(1 - i / n)[0])[:2] for i in range(n + 1)], tall, thick, leather, z, ends=0.16)
    for s in (-1, 1):
        stitches([tuple(place(i / n, thick * 0.52)[0] + Vector((0, 0, z + s * tall * 0.36))) for i in range(4, n - 14)], leather, 0.035, 0.0055)
    for k in range(4):
        p, d = place(1 - 0.032 - 0.024 * k, thick * 0.5)
        hole = lathe([(0.016, -0.004), (0.0165, 0.002), (0.0215, 0.003), (0.0235, 0.0), (0.0235, -0.004)], metal, n=28)
        hole.matrix_world = Matrix.Translation(p + Vector((0, 0, z))) @ d.to_track_quat("Z", "Y").to_matrix().to_4x4()
        lathe([(0, 0.0005), (0.0165, 0.0005)], BLACK(), n=24).matrix_world = hole.matrix_world
    p, d = place(2 * math.pi / (2 * math.pi + over))
    turn = math.degrees(math.atan2(d.y, d.x)) + 90

    def buckle():
        rx, rz = 0.165, 0.114
        ring_ = [(rx * math.cos(2 * math.pi * i / 60), -0.05, rz * math.sin(2 * math.pi * i / 60)) for i in range(62)]
        tube(ring_, 0.024, metal, round_=False, flat=0.85)
        tube([(0.09, 0.04, -0.1), (0.09, 0.04, 0.1)], 0.018, metal, round_=False)
        tube(
            [(0.08, -0.01, 0), (0.055, -0.042, 0), (-0.04, -0.066, 0), (-rx, -0.083, 0), (-rx - 0.03, -0.07, 0)],
            [0.016, 0.018, 0.017, 0.016, 0.013],
            metal,
        )

    placed(buckle, (p.x, p.y, z), (0, 0, turn))
    p, d = place(0.905)
    turn = math.degrees(math.atan2(d.y, d.x)) + 90
    placed(lambda: box((0.07, thick * 3.4, tall + 0.035), (0, thick * 0.3, 0), leather, 0.016), (p.x, p.y, z), (0, 0, turn))


{
    "belt": belt,
    "belt-canvas": belt_canvas,
    "belt-automatic": belt_automatic,
    "belt-slim": belt_slim,
    "wallet": wallet,
    "umbrella": umbrella,
    "cap": cap,
    "cap-newsboy": cap_newsboy,
    "cap-flat": cap_flat,
    "beanie": beanie,
    "hat": hat,
    "scarf": scarf,
    "scarf-fringed": scarf_fringed,
    "scarf-square": scarf_square,
}[opt["kind"]]()
opt["raw"] = True
